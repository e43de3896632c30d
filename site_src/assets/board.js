// A board drawn from the data of its page: rows of slots with cells in them, made of cards and lines.
//
// No game is known here. Texts and cells stand in the data once, and are named by their number.

const SVG = "http://www.w3.org/2000/svg";
// What stands on a card in the place of its picture, by its colour.
const PICTURES = {
  normal: "M12 3 20 12 12 21 4 12Z",
  effect: "M12 2.5 14.6 9 21.5 9.4 16.2 13.8 18 20.6 12 16.8 6 20.6 7.8 13.8 2.5 9.4 9.4 9Z",
  fusion: "M12 3A9 9 0 1 0 21 12 6 6 0 1 1 12 6 3 3 0 1 0 15 9",
  synchro: "M12 2A10 10 0 1 0 22 12 10 10 0 0 0 12 2ZM12 7A5 5 0 1 1 7 12 5 5 0 0 1 12 7Z",
  token: "M12 7A5 5 0 1 0 17 12 5 5 0 0 0 12 7Z",
  spell: "M13 2 5 13H11L9 22 18 10H12Z",
  trap: "M12 3 21.5 20H2.5ZM12 9 7.8 17H16.2Z",
};
const CARD = 0.686; // as wide as high, 59:86
const HAND = 0.56;
// Lengths in px around what is measured in cards; beside a teammate a card that lies is no wider
// than others, and a name may need a line above the hand, or below it.
const ALONE = { width: 1, margin: 30, gap: 6, bare: 10, row: 10, edge: 36, held: 14, name: 0 };
const BESIDE = { width: CARD, margin: 20, gap: 3, bare: 3, row: 5, edge: 25, held: 8, name: 22 };
const NAME = 128;

function element(name, style, ...inside) {
  const made = document.createElement(name);
  if (style) made.className = style;
  made.append(...inside);
  return made;
}

function drawing(style, viewBox, ...paths) {
  const drawn = document.createElementNS(SVG, "svg");
  if (viewBox) drawn.setAttribute("viewBox", viewBox);
  drawn.setAttribute("class", style);
  drawn.setAttribute("aria-hidden", "true");
  for (const d of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill-rule", "evenodd");
    drawn.append(path);
  }
  return drawn;
}

export class Board {
  constructor(data) {
    this.data = data;
    this.table = element("div", "board");
    this.root = element("div", "stage", this.table);
    this.root.setAttribute("role", "img");
    this.slots = [];
    this.shown = [];
    this.rows();
    this.arrow = drawing("arrow", "", "", "", "");
    this.table.append(this.arrow);
    new ResizeObserver(() => this.point()).observe(this.root);
  }

  // The rows before the middle are one half of the table, those after it the other; in a half the
  // rows of a seat belong together, and seats lie side by side.
  rows() {
    const middle = this.data.rows.findIndex(([kind]) => kind === "middle");
    const plain = !this.data.rows.some(([kind]) => kind === "zones");
    const halves = [element("div", "half above"), element("div", "half below")];
    this.seats = {};
    this.data.rows.forEach(([kind, folded, room, seat, ...slots], n) => {
      const row = element("div", `row ${kind}`, ...slots.map((slot) => this.slot(slot)));
      row.classList.toggle("folded", Boolean(folded));
      row.style.setProperty("--room", room);
      if (n === middle || plain) this.table.append(row);
      else this.part(halves[n < middle ? 0 : 1], seat).append(row);
    });
    if (plain) {
      this.root.classList.add("plain");
      return;
    }
    this.table.prepend(halves[0]);
    this.table.append(halves[1]);
    this.measure(middle);
  }

  // Where the rows of a seat go; those of none are the half's own.
  part(half, seat) {
    if (!seat) return half;
    if (!this.seats[seat]) {
      this.seats[seat] = element("div", "seat");
      if (!half.querySelector(".seats")) half.append(element("div", "seats"));
      half.querySelector(".seats").append(this.seats[seat]);
    }
    return this.seats[seat];
  }

  // What the size of a card hangs on: heights and widths of rows in cards, and what is fixed.
  measure(middle) {
    const { rows } = this.data;
    const most = (found, key) => Math.max(0, ...found.map((each) => each[key]));
    const columns = [];
    const [, , links] = rows[middle];
    const all = { high: 0, fixed: 16 + Math.max(40, links * 27 + 12), names: 0, wide: 0, pad: 0 };
    for (const half of [rows.slice(0, middle), rows.slice(middle + 1)]) {
      const seats = [...new Set(half.map(([, , , seat]) => seat))].filter(Boolean);
      const lengths = seats.length ? BESIDE : ALONE;
      const own = this.measured(half, "", lengths);
      const beside = seats.map((seat) => this.measured(half, seat, lengths));
      if (seats.length) all.fixed += 14;
      for (const key of ["high", "fixed", "names"]) all[key] += own[key] + most(beside, key);
      for (const key of ["wide", "pad"]) all[key] = Math.max(all[key], own[key]);
      seats.forEach((seat, n) => (columns[n] ??= []).push([this.seats[seat], beside[n]]));
    }
    // Seats above each other are equally wide.
    for (const column of columns) {
      const widths = column.map(([, each]) => each);
      const [wide, pad] = [most(widths, "wide"), most(widths, "pad")];
      const left = Math.max(pad, NAME - (wide / CARD) * 30);
      all.wide += wide;
      all.pad += left + 6;
      for (const [seat] of column) this.set(seat, { cards: wide / CARD, pad: left });
    }
    const { high, fixed, names, wide, pad } = all;
    this.set(this.root, { rows: high || 1, need: wide || 1, fixed, names, pad });
    this.table.classList.toggle("teams", columns.length > 0);
  }

  // The same of the rows of one seat, or of those that are of none.
  measured(rows, of, { width, margin, gap, bare, row, edge, held, name }) {
    const found = { high: 0, wide: 0, fixed: 0, pad: 0, names: 0 };
    const widths = { card: CARD, side: CARD, wide: width };
    for (const [kind, folded, , seat, ...slots] of rows) {
      if (seat !== of) continue;
      if (kind === "edge") {
        const hand = slots.length > 1;
        if (hand) found.high += HAND;
        found.fixed += hand ? held : edge;
        if (hand) found.names += name;
        continue;
      }
      found.high += folded ? 0 : 1;
      found.fixed += folded ? 8 + row : row;
      const empty = slots.filter(([, , size]) => !size).length;
      found.wide = Math.max(found.wide, slots.reduce((sum, [, , size]) => sum + (widths[size] ?? 0), 0));
      found.pad = Math.max(found.pad, margin + gap * slots.length + bare * empty);
    }
    return found;
  }

  set(of, sizes) {
    for (const [name, value] of Object.entries(sizes)) of.style.setProperty(`--${name}`, value);
  }

  slot([name, label, size]) {
    const cell = element("div", "cell");
    cell.dataset.size = size;
    if (!name) return cell;
    cell.dataset.cell = name;
    cell.dataset.label = this.data.texts[label] ?? "";
    this.slots.push(cell);
    return cell;
  }

  // Shows a run's board after so many frames; what the last of them changed stands out. Where that
  // is nothing, the cards do that are named, or else the middle.
  show(run, at, named) {
    const frames = this.data.runs[run];
    const cells = [...this.data.start];
    for (const frame of frames.slice(0, at + 1)) {
      for (let n = 0; n < frame.length; n += 2) cells[frame[n]] = frame[n + 1];
    }
    const changed = new Set(at ? frames[at].filter((_, n) => n % 2 === 0) : []);
    cells.forEach((cell, n) => {
      const slot = this.slots[n];
      if (this.shown[n] !== cell) this.fill(slot, this.data.cells[cell]);
      slot.classList.toggle("changed", changed.has(n));
    });
    this.shown = cells;
    let lit = false;
    for (const card of this.table.querySelectorAll(".card")) {
      const name = card.querySelector(".name")?.textContent;
      const on = Boolean(at) && !changed.size && named.has(name);
      card.classList.toggle("lit", on);
      lit ||= on;
    }
    // What is told of no card is told of the moment.
    this.table.querySelector("[data-cell=middle]")?.classList.toggle("lit", Boolean(at) && !changed.size && !lit);
    this.point();
  }

  fill(slot, [frame, ...pieces]) {
    slot.className = `cell ${frame}`;
    const drawn = pieces.map(([kind, ...rest]) => this[kind](...rest));
    if (frame === "pile") {
      const [top, number, ...names] = drawn;
      slot.replaceChildren(...(top ? [top, number] : []), element("span", "label", slot.dataset.label));
      if (names.length) slot.append(element("div", "names", ...names));
      slot.classList.toggle("empty", !top);
    } else slot.replaceChildren(...drawn);
    slot.style.setProperty("--others", pieces.length - 1);
  }

  card(name, note, look, sign, stamp, lying, strengths, tone, counters, link, who) {
    const { texts } = this.data;
    const drawn = element("div", `card ${look}`);
    if (who) drawn.dataset.who = who;
    drawn.classList.toggle("lying", Boolean(lying));
    if (sign) drawn.dataset.sign = sign;
    const longest = Math.max(4, ...texts[name].split(/[\s-]/).map((word) => word.length));
    drawn.style.setProperty("--longest", longest);
    if (texts[name]) drawn.append(element("span", "name", texts[name]));
    if (PICTURES[look] && !lying) drawn.append(element("span", "picture", drawing("", "0 0 24 24", PICTURES[look])));
    if (texts[note]) drawn.append(element("span", "note", texts[note]));
    if (strengths) {
      const [atk, def] = strengths.map((value, n) => {
        return element("span", n === lying ? `counts ${tone}` : "other", String(value));
      });
      drawn.append(element("span", "strengths", atk, def));
    }
    if (texts[stamp]) drawn.append(element("span", "stamp", texts[stamp]));
    if (counters) drawn.append(element("span", "counters", String(counters)));
    if (link) drawn.append(element("span", "link-number", String(link)));
    return drawn;
  }

  line(left, right, style, flag) {
    const { texts } = this.data;
    const drawn = element("div", `line ${style}`, element("span", "", texts[left]));
    if (texts[flag]) drawn.firstChild.append(element("i", "turn", texts[flag]));
    if (texts[right]) drawn.append(element("span", "", texts[right]));
    return drawn;
  }

  link(name, note, number) {
    const { texts } = this.data;
    const parts = [["number", number], ["name", texts[name]], ["note", texts[note]]];
    const drawn = element("div", "link", ...parts.map(([style, text]) => element("span", style, text)));
    drawn.classList.toggle("over", Boolean(texts[note]));
    return drawn;
  }

  // An arrow from the card that has a direction to its target, or else to the far edge.
  point() {
    const from = this.table.querySelector("[data-sign=up], [data-sign=down]");
    const to = this.table.querySelector("[data-sign=target]");
    this.arrow.toggleAttribute("hidden", !from);
    if (!from) return;
    const frame = this.table.getBoundingClientRect();
    const box = (of) => of.getBoundingClientRect();
    const up = from.dataset.sign === "up";
    const [a, b] = [box(from), to ? box(to) : frame];
    const x1 = a.x + a.width / 2 - frame.x;
    const y1 = (up ? a.top : a.bottom) - frame.y;
    const x2 = to ? b.x + b.width / 2 - frame.x : x1;
    const y2 = (to ? (up ? b.bottom : b.top) : up ? b.top + 30 : b.bottom - 30) - frame.y;
    const far = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [(x2 - x1) / far, (y2 - y1) / far];
    const [hx, hy] = [x2 - dx * 13, y2 - dy * 13];
    const line = `M${x1} ${y1}L${hx} ${hy}`;
    const head = `M${x2} ${y2}L${hx - dy * 8} ${hy + dx * 8}L${hx + dy * 8} ${hy - dx * 8}Z`;
    [line, line, head].forEach((d, n) => this.arrow.children[n].setAttribute("d", d));
  }
}
