// Clauses, terms and cards show themselves beside the links that lead to them: on hover and on focus.

const SLOW = 250; // milliseconds: who only passes over a link is not shown anything
const pages = new Map();

function page(url) {
  const there = url.origin + url.pathname;
  if (!pages.has(there)) {
    const asked = fetch(there).then((answer) => (answer.ok ? answer.text() : ""));
    pages.set(there, asked.then((text) => new DOMParser().parseFromString(text, "text/html")));
  }
  return pages.get(there);
}

// What a page says of a place on it, or of its card: a heading, and what stands below it.
function told(seen, hash) {
  const place = hash && seen.getElementById(decodeURIComponent(hash.slice(1)));
  const clause = place?.closest("section.clause");
  if (clause) return [place.textContent, clause.querySelector(".rule")?.textContent];
  if (place?.matches(".term")) {
    const [names, ...rest] = place.querySelectorAll("p");
    return [names.querySelector("strong")?.textContent, rest.map((p) => p.textContent).join(" ")];
  }
  const effects = seen.getElementById("effects");
  if (!effects) return [];
  const said = [];
  for (let next = effects.nextElementSibling; next && !next.matches("h2"); next = next.nextElementSibling) {
    if (next.matches("p, ol, ul")) said.push(next.textContent);
  }
  return [seen.querySelector("h1")?.lastChild.textContent, said.join(" ")];
}

class Preview {
  constructor() {
    this.box = document.createElement("div");
    this.box.className = "preview";
    this.box.id = "ludex-preview";
    this.box.setAttribute("role", "tooltip");
    this.box.hidden = true;
    document.body.append(this.box);
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.over(event.target);
    });
    document.addEventListener("focusin", (event) => {
      if (event.target.matches(":focus-visible")) this.over(event.target);
    });
    document.addEventListener("focusout", () => this.hide());
    document.addEventListener("scroll", () => this.hide(), { passive: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
  }

  over(target) {
    const link = target.closest?.(".md-content a[href]");
    if (link === this.link) return;
    this.hide();
    if (!link || !/\/(rules|glossary|cards)\//.test(link.pathname) || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname && link.closest("h2")) return;
    this.link = link;
    this.timer = setTimeout(() => this.show(link), SLOW);
  }

  async show(link) {
    const url = new URL(link.href);
    const [heading, text] = told(url.pathname === location.pathname ? document : await page(url), url.hash);
    if (link !== this.link || !heading || !text?.trim()) return;
    const head = document.createElement("strong");
    head.textContent = heading.replace(/\s+/g, " ").trim();
    const body = document.createElement("span");
    body.textContent = text.replace(/\s+/g, " ").trim();
    this.box.replaceChildren(head, body);
    this.box.hidden = false;
    link.setAttribute("aria-describedby", this.box.id);
    this.place(link.getClientRects()[0]);
  }

  place(at) {
    const { offsetWidth: width, offsetHeight: height } = this.box;
    const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
    const above = at.bottom + height + 8 > innerHeight;
    this.box.style.left = `${left}px`;
    this.box.style.top = `${above ? Math.max(8, at.top - height - 6) : at.bottom + 6}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.link?.removeAttribute("aria-describedby");
    this.link = undefined;
    this.box.hidden = true;
  }
}

if (!document.getElementById("ludex-preview")) new Preview();
