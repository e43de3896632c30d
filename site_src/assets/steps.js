// Steps through an example: the board changes with each step, and the step is read out.
//
// The page says everything without this, every telling after the other. With it the reader chooses
// one, and its ruleset and the step stand in the address: `#modern`, `#modern-3`.

import { Board } from "./board.js";
import { Why } from "./why.js";

const part = (name, style) => Object.assign(document.createElement(name), { className: style });

class Steps extends HTMLElement {
  connectedCallback() {
    if (this.started) return;
    this.page = this.closest(".play");
    const data = this.page.querySelector("script.board-data");
    if (!data) return;
    this.started = true;
    // Several examples on one page leave its address alone.
    this.alone = !this.page.classList.contains("small");
    this.tellings = [...this.page.querySelectorAll(".telling")].map((section) => this.telling(section));
    this.before = this.page.querySelector(".before");
    this.data = JSON.parse(data.textContent);
    this.board = new Board(this.data);
    this.page.classList.add("stepping");
    this.controls();
    this.tabs();
    this.before.before(this.board.root);
    this.swipes(this.board.root);
    if (this.data.decided.some((groups) => groups.length)) this.why = new Why(this);
    if (this.alone) {
      const heading = this.page.querySelector(".heading");
      new ResizeObserver(() => {
        this.page.style.setProperty("--heading", `${heading.offsetHeight}px`);
      }).observe(heading);
      this.onkey = (event) => this.arrows(event);
      this.onhash = () => this.follow();
      document.addEventListener("keydown", this.onkey);
      window.addEventListener("hashchange", this.onhash);
    }
    this.show(0, Number(this.page.dataset.at ?? 0));
    if (this.alone) this.follow();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.onkey);
    window.removeEventListener("hashchange", this.onhash);
  }

  telling(section) {
    return {
      section,
      rulesets: section.dataset.rulesets.split(" "),
      // What is found to hold meanwhile is no step: it belongs to the one before it.
      items: [...section.querySelectorAll(":scope > ol > li")].filter((item) => item.querySelector(".said")),
      after: section.querySelector(".after").textContent,
    };
  }

  get items() {
    return this.tellings[this.run].items;
  }

  controls() {
    const button = (name, sign, to) => {
      const made = document.createElement("button");
      made.type = "button";
      made.className = name;
      made.textContent = sign;
      made.title = this.dataset[name];
      made.setAttribute("aria-label", this.dataset[name]);
      made.addEventListener("click", () => this.go(to()));
      return made;
    };
    this.back = button("previous", "‹", () => this.at - 1);
    this.forward = button("next", "›", () => this.at + 1);
    const words = part("div", "step-words");
    this.caption = part("p", "step-caption");
    this.caption.setAttribute("aria-live", "polite");
    this.clauses = part("p", "step-clauses");
    words.append(this.caption, this.clauses);
    this.track = part("div", "step-track");
    this.track.setAttribute("aria-hidden", "true");
    this.count = part("span", "step-count");
    const bar = part("div", "step-bar");
    bar.append(this.back, words, this.forward, part("div", "step-foot"));
    bar.lastChild.append(this.track);
    this.append(bar);
    this.page.setAttribute("role", "group");
    this.page.setAttribute("aria-label", this.dataset.name);
    this.page.tabIndex = 0;
    this.page.addEventListener("keydown", (event) => this.key(event));
    for (const { items } of this.tellings) {
      items.forEach((item, n) => item.addEventListener("click", (event) => {
        if (!event.target.closest("a")) this.go(n + 1);
      }));
    }
  }

  // One piece of the track for each step: a way there for the pointer.
  pieces() {
    this.parts = this.parting();
    const pieces = this.items.map((item, n) => {
      const piece = document.createElement("button");
      piece.type = "button";
      piece.tabIndex = -1;
      piece.addEventListener("click", () => this.go(n + 1));
      return piece;
    });
    this.track.replaceChildren(...pieces, this.count);
    this.track.classList.toggle("dense", pieces.length > 40);
    // Of what has no steps it is said what holds.
    this.page.classList.toggle("still", !pieces.length);
  }

  // Where this telling parts from the next one, if there is another.
  parting() {
    if (this.tellings.length < 2) return -1;
    const words = (telling) => telling.items.map((item) => item.querySelector(".said").textContent);
    const mine = words(this.tellings[this.run]);
    const other = words(this.tellings[this.run ? 0 : 1]);
    return mine.findIndex((said, n) => said !== other[n]);
  }

  swipes(stage) {
    let from = null;
    stage.addEventListener("touchstart", ({ touches: [touch] }) => (from = touch), { passive: true });
    stage.addEventListener("touchend", ({ changedTouches: [touch] }) => {
      if (!from) return;
      const [x, y] = [touch.clientX - from.clientX, touch.clientY - from.clientY];
      if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) this.go(this.at + (x < 0 ? 1 : -1));
      from = null;
    });
  }

  // The links to the tellings become tabs: one is shown, and the arrows lead from one to the next.
  tabs() {
    const list = this.page.querySelector("nav.runs");
    this.chooser = list ? [...list.querySelectorAll("a")] : [];
    if (list) list.setAttribute("role", "tablist");
    if (list && this.alone) this.abreast(list);
    this.chooser.forEach((tab, n) => {
      const { section, rulesets } = this.tellings[n];
      if (!section.id) return;
      tab.id = `tab-${section.id}`;
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", section.id);
      section.setAttribute("role", "tabpanel");
      section.setAttribute("aria-labelledby", tab.id);
      tab.addEventListener("click", (event) => {
        event.preventDefault();
        this.choose(n);
      });
      tab.addEventListener("keydown", (event) => {
        const last = this.chooser.length - 1;
        const to = {
          ArrowLeft: n ? n - 1 : last,
          ArrowRight: n < last ? n + 1 : 0,
          Home: 0,
          End: last,
          " ": n,
        }[event.key];
        if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
        this.choose(to);
        this.chooser[to].focus();
      });
    });
  }

  // The way to see two of them at once.
  abreast(list) {
    this.both = part("button", "both");
    this.both.type = "button";
    this.both.textContent = this.dataset.both;
    this.both.setAttribute("aria-pressed", "false");
    const row = part("div", "choosing");
    list.before(row);
    this.both.addEventListener("click", () => {
      this.side(this.beside === undefined ? (this.run ? 0 : 1) : undefined);
      this.tell();
    });
    row.append(list, this.both);
  }

  // Another ruleset keeps the step, and the end stays the end.
  choose(run) {
    if (this.beside === run) this.beside = this.run;
    const ended = this.at === this.items.length;
    const { items } = this.tellings[run];
    this.show(run, ended ? items.length : Math.min(this.at, items.length));
    this.tell();
  }

  // Shows what the address names, if it names a telling or a step of one.
  follow() {
    const [named, beside] = decodeURIComponent(location.hash.slice(1)).split(",");
    const other = this.tellings.findIndex(({ rulesets }) => rulesets.includes(beside));
    this.tellings.forEach(({ rulesets, items }, run) => {
      for (const ruleset of rulesets) {
        const step = named === ruleset ? 0 : Number(named.replace(`${ruleset}-`, ""));
        const known = named === ruleset || (named.startsWith(`${ruleset}-`) && Number.isInteger(step));
        if (!known || step < 0 || step > items.length) continue;
        this.show(run, step);
        this.named = ruleset;
        this.side(other >= 0 && other !== run ? other : undefined);
        this.table();
      }
    });
  }

  // An address names a step in the list, but it is the table that one wants to see.
  table() {
    const up = () => {
      scrollTo({ top: 0, behavior: "instant" });
      this.keep(this.items[this.at - 1]);
    };
    if (document.readyState === "complete") setTimeout(up);
    else addEventListener("load", () => setTimeout(up), { once: true });
  }

  // The address of what is shown: it can be cited.
  tell() {
    if (!this.alone) return;
    const { rulesets } = this.tellings[this.run];
    if (!rulesets.includes(this.named)) this.named = rulesets[0];
    const beside = this.beside === undefined ? "" : `,${this.tellings[this.beside].rulesets[0]}`;
    history.replaceState(history.state, "", `#${this.named}${this.at ? `-${this.at}` : ""}${beside}`);
  }

  // The arrows step wherever the focus is, unless it is where one writes or within the steps.
  arrows(event) {
    const elsewhere = !event.target.closest("input, textarea, select, label, .play, [role=tab]");
    if (elsewhere && event.key.startsWith("Arrow")) this.key(event);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.items.length,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  go(to) {
    this.show(this.run, Math.max(0, Math.min(to, this.items.length)));
    this.tell();
  }

  show(run, at) {
    const other = run !== this.run;
    this.run = run;
    this.at = at;
    if (other) this.pieces();
    this.board.show(run, at, this.names(run, at));
    if (this.beside !== undefined) this.pair();
    this.tellings.forEach(({ section }, n) => (section.hidden = n !== run));
    this.chooser.forEach((tab, n) => {
      tab.setAttribute("aria-selected", String(n === run));
      tab.tabIndex = n === run ? 0 : -1;
    });
    const chosen = this.chooser[run];
    if (chosen) chosen.parentNode.scrollLeft = chosen.offsetLeft - chosen.parentNode.clientWidth / 3;
    this.items.forEach((item, n) => {
      if (n === at - 1) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
      this.track.children[n].className = n === at - 1 ? "now" : n < at ? "past" : "";
      this.track.children[n].classList.toggle("parts", n === this.parts);
    });
    this.why?.show();
    this.count.textContent = `${at} / ${this.items.length}`;
    const item = this.items[at - 1];
    this.say(run, at, this.caption, this.clauses);
    const words = at === this.items.length ? this.tellings[run].after : this.caption.textContent;
    this.board.root.setAttribute("aria-label", at ? words : this.before.textContent);
    this.keep(item);
    // A disabled button would lose the focus.
    this.back.setAttribute("aria-disabled", String(at === 0));
    this.forward.setAttribute("aria-disabled", String(at === this.items.length));
  }

  // The cards that a step names.
  names(run, at) {
    const links = this.tellings[run].items[at - 1]?.querySelectorAll(".said a") ?? [];
    return new Set([...links].map((link) => link.textContent));
  }

  say(run, at, caption, clauses) {
    const { section, items } = this.tellings[run];
    const item = items.length ? items[at - 1] : this.held(section);
    const said = item?.querySelector(".said").textContent ?? this.dataset.start;
    caption.textContent = said.replace(/\s+/g, " ").trim();
    clauses.replaceChildren(...(item?.querySelector(".by")?.cloneNode(true).childNodes ?? []));
  }

  // What holds of a board on which nothing happens, as one sentence after the other.
  held(section) {
    const found = part("p", "");
    const [said, by] = [part("span", "said"), part("span", "by")];
    for (const item of section.querySelectorAll("ul > li")) {
      const copy = item.cloneNode(true);
      const clauses = copy.querySelector(".by");
      clauses?.remove();
      said.append(copy.textContent.trim(), " ");
      if (clauses && !by.textContent.includes(clauses.textContent.trim())) by.append(...clauses.childNodes, " ");
    }
    found.append(said, by);
    return said.textContent ? found : null;
  }

  // Another ruleset at the same step, on a table of its own beside this one.
  pair() {
    if (!this.second) {
      this.second = new Board(this.data);
      this.second.caption = part("p", "step-caption");
      this.second.clauses = part("p", "step-clauses");
      this.second.label = part("p", "step-ruleset");
      this.label = part("p", "step-ruleset");
      this.other = part("div", "beside");
      const words = part("div", "step-words");
      words.append(this.second.caption, this.second.clauses);
      this.other.append(this.second.root, words);
      this.page.append(this.other);
      this.swipes(this.second.root);
    }
    const { items, after } = this.tellings[this.beside];
    const at = Math.min(this.at, items.length);
    this.second.show(this.beside, at, this.names(this.beside, at));
    this.say(this.beside, at, this.second.caption, this.second.clauses);
    this.second.root.setAttribute("aria-label", at === items.length ? after : this.second.caption.textContent);
    this.label.textContent = this.chooser[this.run].textContent;
    this.second.label.textContent = this.chooser[this.beside].textContent;
    this.board.root.before(this.label);
    this.second.root.before(this.second.label);
  }

  // Shows another telling beside this one, or with none this one alone.
  side(run) {
    this.beside = run;
    this.page.classList.toggle("paired", run !== undefined);
    this.both?.setAttribute("aria-pressed", String(run !== undefined));
    this.show(this.run, this.at);
  }

  // Keeps the step that is shown in sight where the list scrolls by itself.
  keep(item) {
    const list = item?.closest(".tellings");
    if (!list || list.scrollHeight <= list.clientHeight) return;
    const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      list.scrollTop += inner.top - outer.top - list.clientHeight / 3;
    }
  }
}

if (!customElements.get("ludex-steps")) customElements.define("ludex-steps", Steps);
