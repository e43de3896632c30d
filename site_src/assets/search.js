// The search box: results while one types, and the way to all of them.

import { Lookup } from "./lookup.js";

const MOST = { ids: 6, names: 8, cards: 4, texts: 6 };

class Search extends HTMLElement {
  connectedCallback() {
    this.input = this.querySelector("input");
    this.list = this.querySelector("ul");
    this.status = this.querySelector("[role=status]");
    // Where there is no room for what may be looked for.
    if (this.input.clientWidth < 220) this.input.placeholder = this.input.getAttribute("aria-label");
    this.lookup = new Lookup(this.dataset, MOST);
    this.found = [];
    this.active = -1;
    this.turn = 0;
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("focus", () => {
      this.lookup.load();
      if (this.input.value.trim()) this.look();
    });
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.addEventListener("focusout", (event) => {
      if (!this.contains(event.relatedTarget)) this.close();
    });
    document.addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.input.focus();
    });
  }

  get typed() {
    return this.input.value.trim();
  }

  async look() {
    const turn = ++this.turn;
    if (!this.typed) return this.close();
    await this.lookup.look(this.typed, (found, whole) => this.show(found, whole), () => turn === this.turn);
  }

  show(found, whole) {
    const kept = this.active > 0 ? this.active : 0;
    // Whoever has typed more than an ID may want all that there is.
    this.found = whole && found.length && !this.lookup.exact ? [...found, this.all()] : found;
    this.list.replaceChildren(...this.found.map((one, n) => this.option(one, n)));
    this.list.hidden = this.found.length === 0;
    this.input.setAttribute("aria-expanded", String(this.found.length > 0));
    this.activate(this.found.length ? Math.min(kept, this.found.length - 1) : -1);
    if (whole || found.length) this.status.textContent = this.counted(found.length);
    this.classList.toggle("empty", whole && found.length === 0);
    this.classList.toggle("corrected", found.length > 0 && Boolean(this.lookup.corrected()));
  }

  all() {
    return { page: `search/?q=${encodeURIComponent(this.typed)}`, title: this.dataset.all, all: true };
  }

  counted(count) {
    if (count === 0) return this.dataset.none;
    const counted = count === 1 ? this.dataset.one : this.dataset.several.replace("{count}", count);
    return [this.lookup.corrected(), counted].filter(Boolean).join(" · ");
  }

  option(one, n) {
    const option = document.createElement("li");
    option.id = `ludex-result-${n}`;
    option.setAttribute("role", "option");
    const link = this.lookup.drawn(one);
    link.tabIndex = -1;
    option.classList.toggle("all", Boolean(one.all));
    option.append(link);
    option.addEventListener("mousemove", () => this.activate(n));
    return option;
  }

  activate(n) {
    this.active = n;
    [...this.list.children].forEach((option, m) => {
      option.setAttribute("aria-selected", String(m === n));
      if (m === n) option.scrollIntoView({ block: "nearest" });
    });
    if (n < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `ludex-result-${n}`);
  }

  key(event) {
    const count = this.found.length;
    if (event.key === "ArrowDown" && count) this.activate((this.active + 1) % count);
    else if (event.key === "ArrowUp" && count) this.activate((this.active - 1 + count) % count);
    else if (event.key === "Enter") this.enter();
    else if (event.key === "Escape") this.escape();
    else return;
    event.preventDefault();
  }

  async enter() {
    if (!this.typed) return;
    if (this.active > 0) return this.go(this.found[this.active]);
    const exact = await this.lookup.leadsTo(this.typed);
    if (exact) return this.go(exact);
    if (!this.found.length) await this.look();
    // Where nothing is found, the page of results says where else to look.
    this.go(this.found[Math.max(0, this.active)] ?? this.all());
  }

  go(one) {
    if (one.pageless) return;
    location.assign(this.lookup.address(one));
    this.close();
  }

  escape() {
    if (this.list.hidden && !this.classList.contains("empty")) this.input.blur();
    this.close();
  }

  close() {
    this.turn += 1;
    this.found = [];
    this.list.hidden = true;
    this.status.textContent = "";
    this.classList.remove("empty", "corrected");
    this.input.setAttribute("aria-expanded", "false");
    this.activate(-1);
  }
}

if (!customElements.get("ludex-search")) customElements.define("ludex-search", Search);
