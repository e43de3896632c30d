// Steps through an example: the board changes with each step, and the step is read out.
//
// The page says everything without this. The board before is an SVG file; the page's JSON holds the
// cells that each step draws anew.

class Steps extends HTMLElement {
  async connectedCallback() {
    if (this.started) return;
    this.started = true;
    this.page = this.closest(".play");
    this.items = [...this.page.querySelectorAll(".telling > ol > li")];
    const frames = document.querySelector("script.frames");
    if (!this.items.length || !frames) return;
    this.frames = JSON.parse(frames.textContent);
    const picture = this.page.querySelector("img.before");
    const board = await drawing(picture.src);
    if (!board) return;
    picture.replaceWith(board);
    this.board = board;
    this.cells = new Map([...board.querySelectorAll("[data-cell]")].map((c) => [c.dataset.cell, c]));
    this.first = new Map([...this.cells].map(([name, cell]) => [name, cell.innerHTML]));
    this.onkey = (event) => this.arrows(event);
    document.addEventListener("keydown", this.onkey);
    this.controls();
    this.page.classList.add("stepping");
    this.go(0);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.onkey);
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
    this.items.forEach((item, n) => item.addEventListener("click", (event) => {
      if (!event.target.closest("a")) this.go(n + 1);
    }));
  }

  // The arrows step wherever the focus is, unless it is where one writes or within the steps.
  arrows(event) {
    const elsewhere = !event.target.closest("input, textarea, select, label, .play");
    if (elsewhere && event.key.startsWith("Arrow")) this.key(event);
  }

  // What holds meanwhile is no step of its own.
  told(items) {
    return items.filter((item) => item.querySelector(":scope > .said")).length;
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
    this.at = Math.max(0, Math.min(to, this.items.length));
    const shown = new Map(this.first);
    for (const frame of this.frames.slice(0, this.at)) {
      for (const [name, inside] of Object.entries(frame)) shown.set(name, inside);
    }
    const changed = this.frames[this.at - 1] ?? {};
    for (const [name, cell] of this.cells) {
      if (cell.innerHTML !== shown.get(name)) cell.innerHTML = shown.get(name);
      cell.classList.toggle("changed", name in changed && !name.endsWith("-line") && name !== "middle");
    }
    this.items.forEach((item, n) => {
      if (n === this.at - 1) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
    this.count.textContent = `${this.told(this.items.slice(0, this.at))} / ${this.told(this.items)}`;
    const item = this.items[this.at - 1];
    const said = item?.querySelector(".said")?.textContent ?? item?.textContent ?? this.dataset.start;
    this.caption.textContent = said.replace(/\s+/g, " ").trim();
    for (const [button, off] of [
      [this.toFirst, this.at === 0],
      [this.back, this.at === 0],
      [this.forward, this.at === this.items.length],
      [this.toLast, this.at === this.items.length],
    ]) {
      // A disabled button would lose the focus.
      button.setAttribute("aria-disabled", String(off));
    }
  }
}

async function drawing(address) {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    return document.importNode(parsed.documentElement, true);
  } catch {
    return null;
  }
}

if (!customElements.get("ludex-steps")) customElements.define("ludex-steps", Steps);
