// Narrows the cards of a list by name, status and kind. The address keeps what was asked for.
//
// The page shows every card without this.

import { fold } from "./lookup.js";

// A name as people type it: "harpies feather" is in Harpie's Feather Duster.
export function bare(text) {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, "");
}

export function wanted(typed) {
  return typed.split(/\s+/).map(bare).filter(Boolean);
}

// Whether one of the names has every word that was typed.
export function named(names, words) {
  return names.some((name) => words.every((word) => name.includes(word)));
}

class Filter extends HTMLElement {
  connectedCallback() {
    this.controls = [...this.querySelectorAll("input, select")];
    this.status = this.querySelector("[role=status]");
    this.parts = [...document.querySelectorAll("section[data-status]")].map((section) => ({
      section,
      status: section.dataset.status,
      count: section.querySelector(".count"),
      rows: [...section.querySelectorAll("tr[data-names]")].map((row) => ({
        row,
        family: row.dataset.family,
        names: row.dataset.names.split("|").map(bare),
      })),
    }));
    this.recall();
    this.narrow();
    this.addEventListener("input", () => {
      this.narrow();
      this.keep();
    });
  }

  recall() {
    const asked = new URLSearchParams(location.search);
    for (const control of this.controls) {
      control.value = asked.get(control.name) ?? "";
      if (control.selectedIndex < 0) control.value = "";
    }
  }

  keep() {
    const address = new URL(location.href);
    for (const { name, value } of this.controls) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(history.state, "", address);
  }

  narrow() {
    const { q, status, kind } = Object.fromEntries(this.controls.map((c) => [c.name, c.value]));
    const words = wanted(q);
    let found = 0;
    for (const part of this.parts) {
      let shown = 0;
      for (const { row, family, names } of part.rows) {
        row.hidden = !((!status || status === part.status) && (!kind || kind === family) && named(names, words));
        shown += !row.hidden;
      }
      const all = part.rows.length;
      part.section.hidden = shown === 0;
      part.count.textContent = shown === all ? all : `${shown} / ${all}`;
      found += shown;
    }
    this.status.textContent = this.counted(found);
  }

  counted(count) {
    if (count === 0) return this.dataset.none;
    return count === 1 ? this.dataset.one : this.dataset.several.replace("{count}", count);
  }
}

if (!customElements.get("ludex-filter")) customElements.define("ludex-filter", Filter);
