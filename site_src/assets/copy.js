// Copies the citation before it, dated today, in the form that is chosen.

const today = () => new Date().toISOString().slice(0, 10);

const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// The forms of a citation, from what it is made of.
const FORMS = {
  Text: ({ text }) => text,
  Markdown: ({ said, url }) => `[${said.replace(/[[\]]/g, "\\$&")}](${url})`,
  HTML: ({ said, url }) => `<a href="${safe(url)}">${safe(said)}</a>`,
  BibTeX: ({ id, title, revision, url, says }) =>
    [`@misc{ludex-${id}-${revision},`, `  title = {{${id} ${title}}},`, "  author = {{Ludex}},",
      `  note = {Revision ${revision}: ${says}},`, `  url = {${url}},`, `  urldate = {${today()}}`, "}"].join("\n"),
  "CSL-JSON": ({ id, title, revision, url, says }) =>
    JSON.stringify([{
      id: `ludex-${id}-${revision}`,
      type: "webpage",
      title: `${id} ${title}`,
      "container-title": "Ludex",
      version: String(revision),
      abstract: says,
      URL: url,
      accessed: { "date-parts": [today().split("-").map(Number)] },
    }], null, 2),
};

class Copy extends HTMLElement {
  connectedCallback() {
    if (this.firstChild) return;
    this.cited = this.previousElementSibling;
    this.words = this.closest("[data-copy]").dataset;
    for (const form of Object.keys(FORMS)) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = form === "Text" ? this.words.copy : form;
      if (form !== "Text") button.title = `${this.words.copy}: ${form}`;
      button.addEventListener("click", () => this.copy(button, form));
      this.append(button);
    }
  }

  get parts() {
    const clause = this.closest(".clause");
    const says = clause?.querySelector(".rule")?.textContent.trim() ?? "";
    const dated = this.cited.textContent.trim().replace(/\b\d{4}-\d\d-\d\d\b/, today());
    const text = dated.replace("…", () => says);
    const [, id, revision] = /\/r\/([^/@]+)@(\d+)\//.exec(text) ?? [];
    const url = text.slice(text.lastIndexOf("http"));
    const title = document.querySelector("h1")?.lastChild.textContent.trim() ?? "";
    return { text, said: text.slice(0, -url.length).trim(), id, revision, url, title, says };
  }

  async copy(button, form) {
    const label = button.textContent;
    await navigator.clipboard.writeText(FORMS[form](this.parts));
    button.textContent = this.words.copied;
    setTimeout(() => (button.textContent = label), 2000);
  }
}

// The ID of a clause is the link to it, and a click copies its short address.
document.addEventListener("click", async (event) => {
  const id = event.target.closest?.(".clause > h2 > a.id");
  const cited = id?.closest(".clause").querySelector("ludex-copy");
  if (!cited || event.ctrlKey || event.metaKey || event.shiftKey) return;
  await navigator.clipboard?.writeText(cited.parts.url.replace(/@\d+\/$/, "/"));
  id.dataset.copied = cited.words.copied;
  setTimeout(() => delete id.dataset.copied, 2000);
});

if (!customElements.get("ludex-copy")) customElements.define("ludex-copy", Copy);
