// A board drawn from the data of its page: slots with cells in them, made of cards and lines.
//
// No game is known here. Texts and cells stand in the data once, and are named by their number.

const SVG = "http://www.w3.org/2000/svg";
const SIGNS = {
  up: "M0-5.5 5 4H-5Z",
  down: "M0 5.5 5-4H-5Z",
  target: "M0-6V6M-6 0H6M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0",
};

function element(name, style, ...inside) {
  const made = document.createElement(name);
  if (style) made.className = style;
  made.append(...inside);
  return made;
}

function sign(name) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", "-7 -7 14 14");
  drawn.setAttribute("class", `sign ${name}`);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SIGNS[name]);
  drawn.append(path);
  return drawn;
}

export class Board {
  constructor(data) {
    this.data = data;
    this.root = element("div", "board");
    this.root.setAttribute("role", "img");
    this.slots = data.slots.map((slot) => this.slot(slot));
    this.shown = [];
  }

  slot([name, label, column, span, lines]) {
    if (!column) this.row = (this.row ?? -1) + 2; // one for labels, one for cells
    const cell = element("div");
    const said = this.data.texts[label];
    if (said) this.place(element("span", "label", said), this.row, column, span);
    this.place(cell, this.row + 1, column, span);
    cell.dataset.cell = name;
    if (lines) cell.style.setProperty("--lines", lines);
    return cell;
  }

  place(what, row, column, span) {
    what.style.gridArea = `${row} / ${column + 1} / auto / span ${span}`;
    this.root.append(what);
  }

  // Shows a run's board after so many frames; what the last of them changed stands out.
  show(run, at) {
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
  }

  fill(slot, [frame, ...pieces]) {
    slot.className = `cell ${frame}`;
    slot.replaceChildren(...pieces.map(([kind, ...rest]) => this[kind](...rest)));
  }

  card(name, note, look, mark, crossed) {
    const { texts } = this.data;
    const drawn = element("div", `card ${look}`, element("span", "name", texts[name]));
    if (texts[note]) drawn.append(element("span", "note", texts[note]));
    if (mark) {
      drawn.classList.add("fights");
      drawn.append(sign(mark));
    }
    drawn.classList.toggle("crossed", Boolean(crossed));
    return drawn;
  }

  line(left, right, style) {
    const { texts } = this.data;
    return element("div", `line ${style}`, ...[left, right].map((text) => element("span", "", texts[text])));
  }

  link(name, note, number) {
    const { texts } = this.data;
    const parts = [["number", number], ["name", texts[name]], ["note", texts[note]]];
    const drawn = element("div", "link", ...parts.map(([style, text]) => element("span", style, text)));
    drawn.classList.toggle("over", Boolean(texts[note]));
    return drawn;
  }
}
