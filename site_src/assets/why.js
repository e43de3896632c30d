// "Why can't I?": what could be done with each card at a step, and who refuses the rest.
//
// All of it was worked out when the site was built, and stands in the data of the board.

const make = (name, style, ...inside) => {
  const made = document.createElement(name);
  if (style) made.className = style;
  made.append(...inside);
  return made;
};

export class Why {
  constructor(steps) {
    this.steps = steps;
    this.words = steps.dataset;
    this.data = steps.data;
    this.base = new URL(steps.page.dataset.base ?? "", location.href);
    this.group = 0;
    this.button = make("button", "why-open", this.words.why);
    this.button.type = "button";
    this.button.setAttribute("aria-expanded", "false");
    this.button.addEventListener("click", () => (this.panel.hidden ? this.open() : this.close()));
    this.panel = make("section", "why");
    this.panel.setAttribute("aria-label", this.words.why);
    this.panel.hidden = true;
    this.escape = (event) => event.key === "Escape" && this.close();
    steps.track.after(this.button);
    steps.page.append(this.panel);
    steps.board.root.addEventListener("click", ({ target }) => {
      const who = Number(target.closest(".card")?.dataset.who);
      if (who) this.open(who);
    });
  }

  open(who) {
    this.who = who;
    this.panel.hidden = false;
    document.addEventListener("keydown", this.escape);
    this.button.setAttribute("aria-expanded", "true");
    this.show();
    if (!who) this.panel.querySelector("button")?.focus();
  }

  close() {
    this.panel.hidden = true;
    document.removeEventListener("keydown", this.escape);
    this.button.setAttribute("aria-expanded", "false");
    this.mark();
    this.button.focus();
  }

  // The decisions of the step that is shown, and of the next one that has any.
  get decisions() {
    const groups = this.data.decided[this.steps.run];
    const [, ...all] = groups[Math.min(this.group, groups.length - 1)] ?? [""];
    const since = this.steps.at;
    const here = all.filter(([after]) => after === since);
    return [here, all.find(([after]) => after > since)?.[0]];
  }

  // What can be done with each card: of several decisions, a way that is open in one is open.
  subjects(here) {
    const found = new Map();
    for (const [, , ...cards] of here) {
      for (const [who, of, ...ways] of cards) {
        const key = who || this.data.texts[of];
        const subject = found.get(key) ?? { key, name: this.data.texts[of], ways: new Map() };
        for (const [said, ...by] of ways) {
          const known = subject.ways.get(said);
          if (!known || !by.length) subject.ways.set(said, by);
        }
        found.set(key, subject);
      }
    }
    return [...found.values()];
  }

  show() {
    if (this.panel.hidden) return;
    const [here, next] = this.decisions;
    const subjects = this.subjects(here);
    const chosen = subjects.find(({ key }) => key === this.who) ?? (this.who ? null : subjects[0]);
    const close = make("button", "why-close", "×");
    close.type = "button";
    close.setAttribute("aria-label", this.words.close);
    close.addEventListener("click", () => this.close());
    const parts = [close, this.rulesets(), this.asked(here)];
    if (here.length) parts.push(this.chips(subjects, chosen), this.told(chosen));
    else parts.push(make("p", "why-none", this.words.nobody), this.onwards(next));
    const focused = [...this.panel.querySelectorAll("button")].indexOf(document.activeElement);
    this.panel.replaceChildren(...parts.filter(Boolean));
    if (focused >= 0) [...this.panel.querySelectorAll("button")].at(focused)?.focus();
    this.mark(chosen?.key);
  }

  // Rulesets under which all happens alike may refuse by other clauses.
  rulesets() {
    const groups = this.data.decided[this.steps.run];
    if (groups.length < 2) return null;
    return this.choice("why-rulesets", groups.map(([name], n) => [this.data.texts[name], n === this.group, () => {
      this.group = n;
      this.show();
    }]));
  }

  asked(here) {
    const said = [...new Set(here.map(([, asked]) => this.data.texts[asked]))];
    return said.length ? make("p", "why-asked", said.join(" ")) : null;
  }

  chips(subjects, chosen) {
    return this.choice("why-cards", subjects.map((subject) => [subject.name, subject === chosen, () => {
      this.who = subject.key;
      this.show();
    }]));
  }

  choice(style, several) {
    return make("div", style, ...several.map(([name, pressed, act]) => {
      const button = make("button", "", name);
      button.type = "button";
      button.setAttribute("aria-pressed", String(pressed));
      button.addEventListener("click", act);
      return button;
    }));
  }

  told(chosen) {
    if (!chosen) return make("p", "why-none", this.words.nothing);
    const ways = [...chosen.ways].sort(([, one], [, other]) => Boolean(one.length) - Boolean(other.length));
    return make("ul", "why-ways", ...ways.map(([said, by]) => {
      const mark = make("span", "why-mark", by.length ? "✗" : "✓");
      mark.setAttribute("role", "img");
      mark.setAttribute("aria-label", by.length ? this.words.cannot : this.words.can);
      const reasons = by.map((each) => this.reason(this.data.by[each]));
      return make("li", by.length ? "cannot" : "can", mark, " ", this.data.texts[said], ...reasons);
    }));
  }

  reason([label, href, says]) {
    const link = make("a", says ? "id" : "", label);
    link.href = new URL(href, this.base).href;
    return make("p", "why-by", link, says ? ` ${says}` : "");
  }

  onwards(next) {
    if (next === undefined) return null;
    const button = make("button", "why-next", this.words.onwards);
    button.type = "button";
    button.addEventListener("click", () => this.steps.go(next));
    return button;
  }

  // The card that is asked about stands out on the board.
  mark(key) {
    for (const card of this.steps.board.table.querySelectorAll("[data-who]")) {
      card.classList.toggle("asked", Number(card.dataset.who) === key);
    }
  }
}
