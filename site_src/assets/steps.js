// Steps through an example: the board changes with each step, and the step is read out.
//
// The page says everything without this, every telling after the other. With it the reader chooses
// one, and its ruleset and the step stand in the address: `#modern`, `#modern-3`.

import { Board } from "./board.js";

class Steps extends HTMLElement {
  connectedCallback() {
    if (this.started) return;
    const data = document.querySelector("script.board-data");
    if (!data) return;
    this.started = true;
    this.page = this.closest(".play");
    this.tellings = [...this.page.querySelectorAll(".telling")].map((section) => this.telling(section));
    this.before = this.page.querySelector(".before");
    this.board = new Board(JSON.parse(data.textContent));
    this.page.classList.add("stepping");
    this.controls();
    this.tabs();
    this.before.before(this.board.root);
    this.onkey = (event) => this.arrows(event);
    this.onhash = () => this.follow(true);
    document.addEventListener("keydown", this.onkey);
    window.addEventListener("hashchange", this.onhash);
    this.show(0, 0);
    this.follow(false);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.onkey);
    window.removeEventListener("hashchange", this.onhash);
  }

  telling(section) {
    return {
      section,
      rulesets: section.dataset.rulesets.split(" "),
      items: [...section.querySelectorAll(":scope > ol > li")],
      after: section.querySelector(".after").textContent,
    };
  }

  get items() {
    return this.tellings[this.run].items;
  }

  controls() {
    const bar = document.createElement("div");
    bar.className = "step-bar";
    const buttons = [
      ["first", "«", () => 0],
      ["previous", "‹", () => this.at - 1],
      ["next", "›", () => this.at + 1],
      ["last", "»", () => this.items.length],
    ].map(([name, sign, to]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.title = this.dataset[name];
      button.setAttribute("aria-label", this.dataset[name]);
      button.addEventListener("click", () => this.go(to()));
      return button;
    });
    this.count = document.createElement("span");
    this.count.className = "step-count";
    bar.append(...buttons.slice(0, 2), this.count, ...buttons.slice(2));
    [this.toFirst, this.back, this.forward, this.toLast] = buttons;
    this.caption = document.createElement("p");
    this.caption.className = "step-caption";
    this.caption.setAttribute("aria-live", "polite");
    this.append(bar, this.caption);
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

  // The links to the tellings become tabs: one is shown, and the arrows lead from one to the next.
  tabs() {
    const list = this.page.parentElement.querySelector("nav.runs");
    this.chooser = list ? [...list.querySelectorAll("a")] : [];
    if (list) list.setAttribute("role", "tablist");
    this.chooser.forEach((tab, n) => {
      const { section, rulesets } = this.tellings[n];
      tab.id = `tab-${rulesets[0]}`;
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

  // Another ruleset keeps the step, and the end stays the end.
  choose(run) {
    const ended = this.at === this.items.length;
    const { items } = this.tellings[run];
    this.show(run, ended ? items.length : Math.min(this.at, items.length));
    this.tell();
  }

  // Shows what the address names, if it names a telling or a step of one.
  follow(moving) {
    const named = decodeURIComponent(location.hash.slice(1));
    this.tellings.forEach(({ rulesets, items }, run) => {
      for (const ruleset of rulesets) {
        const step = named === ruleset ? 0 : Number(named.replace(`${ruleset}-`, ""));
        const known = named === ruleset || (named.startsWith(`${ruleset}-`) && Number.isInteger(step));
        if (!known || step < 0 || step > this.told(items)) continue;
        this.show(run, this.place(items, step));
        this.named = ruleset;
        if (moving || step) this.page.scrollIntoView({ block: "nearest" });
      }
    });
  }

  // The address of what is shown: it can be cited.
  tell() {
    const { rulesets, items } = this.tellings[this.run];
    if (!rulesets.includes(this.named)) this.named = rulesets[0];
    const step = this.told(items.slice(0, this.at));
    history.replaceState(history.state, "", `#${this.named}${step ? `-${step}` : ""}`);
  }

  // The arrows step wherever the focus is, unless it is where one writes or within the steps.
  arrows(event) {
    const elsewhere = !event.target.closest("input, textarea, select, label, .play, [role=tab]");
    if (elsewhere && event.key.startsWith("Arrow")) this.key(event);
  }

  // What holds meanwhile is no step of its own.
  told(items) {
    return items.filter((item) => item.id).length;
  }

  // Where the step of a number stands among the items.
  place(items, step) {
    return step ? items.findIndex((_, n) => this.told(items.slice(0, n + 1)) === step) + 1 : 0;
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
    this.run = run;
    this.at = at;
    this.board.show(run, at);
    this.tellings.forEach(({ section }, n) => (section.hidden = n !== run));
    this.chooser.forEach((tab, n) => {
      tab.setAttribute("aria-selected", String(n === run));
      tab.tabIndex = n === run ? 0 : -1;
    });
    this.items.forEach((item, n) => {
      if (n === at - 1) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
    this.count.textContent = `${this.told(this.items.slice(0, at))} / ${this.told(this.items)}`;
    const item = this.items[at - 1];
    const said = item?.querySelector(".said")?.textContent ?? item?.textContent ?? this.dataset.start;
    this.caption.textContent = said.replace(/\s+/g, " ").trim();
    const words = at === this.items.length ? this.tellings[run].after : this.caption.textContent;
    this.board.root.setAttribute("aria-label", at ? words : this.before.textContent);
    for (const [button, off] of [
      [this.toFirst, at === 0],
      [this.back, at === 0],
      [this.forward, at === this.items.length],
      [this.toLast, at === this.items.length],
    ]) {
      // A disabled button would lose the focus.
      button.setAttribute("aria-disabled", String(off));
    }
  }
}

if (!customElements.get("ludex-steps")) customElements.define("ludex-steps", Steps);
