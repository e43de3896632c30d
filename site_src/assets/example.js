// An example that another page has, stepped through in place: its table, without what stands beside it.

class Example extends HTMLElement {
  connectedCallback() {
    if (this.started) return;
    this.started = true;
    const fold = this.closest("details");
    if (fold) fold.addEventListener("toggle", () => fold.open && this.load(), { once: true });
    else this.load();
  }

  async load() {
    import("./steps.js");
    const { href } = this.querySelector("a");
    const answer = await fetch(href);
    if (!answer.ok) return; // the link stays
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const play = page.querySelector(".play");
    if (!play) return;
    play.classList.add("small");
    play.dataset.at = this.dataset.at;
    play.dataset.base = href;
    for (const one of play.querySelectorAll("[id]")) one.removeAttribute("id");
    for (const link of play.querySelectorAll("a[href]")) {
      link.href = new URL(link.getAttribute("href"), href).href;
    }
    this.replaceChildren(document.adoptNode(play));
  }
}

if (!customElements.get("ludex-example")) customElements.define("ludex-example", Example);
