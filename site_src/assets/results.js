// The page of all results: what is looked for stands in its address, so that it can be sent to others.

import { Lookup } from "./lookup.js";

const MOST = { ids: 40, names: 40, cards: 40, texts: 40 };

class Results extends HTMLElement {
  connectedCallback() {
    this.input = this.querySelector("input");
    this.list = this.querySelector("ol");
    this.kinds = this.querySelector(".result-kinds");
    this.status = this.querySelector("[role=status]");
    this.nothing = this.querySelector(".nothing");
    this.lookup = new Lookup(this.dataset, MOST);
    this.turn = 0;
    this.wanted = "";
    this.input.value = new URLSearchParams(location.search).get("q") ?? "";
    this.input.addEventListener("input", () => this.look());
    this.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
    this.look();
  }

  async look() {
    const turn = ++this.turn;
    const typed = this.input.value.trim();
    const here = new URL(location.href);
    here.search = typed ? new URLSearchParams({ q: typed }) : "";
    history.replaceState(history.state, "", here);
    this.wanted = "";
    if (!typed) return this.show([], false);
    await this.lookup.look(typed, (found, whole) => this.show(found, whole), () => turn === this.turn);
  }

  kindOf(one) {
    return one.pageless ? this.lookup.kinds[this.lookup.kind({ page: "cards/" })] : this.lookup.kinds[this.lookup.kind(one)];
  }

  show(found, whole) {
    this.found = found;
    const kinds = [...new Set(found.map((one) => this.kindOf(one)))];
    this.kinds.replaceChildren(...(kinds.length > 1 ? ["", ...kinds].map((kind) => this.choice(kind)) : []));
    const shown = found.filter((one) => !this.wanted || this.kindOf(one) === this.wanted);
    this.list.replaceChildren(...shown.map((one) => {
      const item = document.createElement("li");
      item.append(this.lookup.drawn(one));
      return item;
    }));
    this.nothing.hidden = !whole || found.length > 0;
    const several = this.dataset.several.replace("{count}", found.length);
    const counted = found.length === 1 ? this.dataset.one : found.length ? several : this.dataset.none;
    this.status.textContent = whole ? [this.lookup.corrected(), counted].filter(Boolean).join(" · ") : "";
  }

  choice(kind) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = kind || this.dataset.every;
    button.setAttribute("aria-pressed", String(kind === this.wanted));
    button.addEventListener("click", () => {
      this.wanted = kind;
      this.show(this.found, true);
      [...this.kinds.children].find((one) => one.getAttribute("aria-pressed") === "true")?.focus();
    });
    return button;
  }
}

if (!customElements.get("ludex-results")) customElements.define("ludex-results", Results);
