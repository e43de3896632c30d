// A procedure, one question a screen: what is to be done up to it, and a button for each answer.
//
// The page says all of it without this, as a numbered list whose answers lead to its items.

class Wizard extends HTMLElement {
  connectedCallback() {
    if (this.bar) return;
    this.items = [...this.querySelectorAll(".procedure > li")];
    this.bar = document.createElement("div");
    this.bar.className = "answers";
    this.setAttribute("aria-live", "polite");
    this.append(this.bar);
    this.path = [0];
    this.show();
    this.diagram();
  }

  // A diagram that is wider than the screen begins where the procedure does.
  diagram() {
    const frame = document.querySelector(".flowing");
    const first = frame?.querySelector("rect, .do, .ask");
    if (!first) return;
    const [inner, outer] = [first.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }

  // The items from one on, as far as nothing is asked.
  screen(from) {
    const found = [];
    for (let n = from; n !== undefined; ) {
      const item = this.items[n];
      if (found.includes(item)) break;
      found.push(item);
      n = item.dataset.then ? Number(item.dataset.then) - 1 : undefined;
    }
    return found;
  }

  show() {
    const shown = this.screen(this.path[this.path.length - 1]);
    for (const item of this.items) item.hidden = !shown.includes(item);
    const asked = shown[shown.length - 1];
    const answers = [...asked.querySelectorAll("a[data-answer]")].map((link) => {
      const to = this.items.findIndex((item) => `#${item.id}` === link.hash);
      return this.button(link.dataset.answer || link.textContent, "answer", () => this.path.push(to));
    });
    const back = this.button(this.dataset.back, "back", () => this.path.pop());
    const again = this.button(this.dataset.again, "back", () => (this.path = [0]));
    this.bar.replaceChildren(...answers);
    if (this.path.length > 1) this.bar.append(back);
    if (!answers.length) this.bar.append(again);
  }

  button(said, style, does) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = style;
    made.textContent = said;
    made.addEventListener("click", () => {
      does();
      this.show();
      this.bar.querySelector("button")?.focus({ preventScroll: true });
    });
    return made;
  }
}

if (!customElements.get("ludex-wizard")) customElements.define("ludex-wizard", Wizard);
