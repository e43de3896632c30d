// The search box: an exact ID first, then names in every language, then running text.
//
// IDs and names are two small files of ours; running text is Pagefind's, one index a language. The
// cards without a page are a file a language, too, which is fetched when a name is being typed.

const MOST = { ids: 6, names: 8, cards: 4, texts: 6 };

export function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

export function rank(name, wanted) {
  const at = name.indexOf(wanted);
  if (at < 0) return Infinity;
  if (name.length === wanted.length) return 0;
  if (at === 0) return 1;
  return /[\p{L}\p{N}]/u.test(name[at - 1]) ? 3 : 2;
}

// An ID as people type it: "hat 5.1" and "HAT5.1" are HAT-5.1.
export function asId(wanted) {
  return wanted.replace(/^([a-z]{2,4})[\s-]?(?=e?\d)/, "$1-");
}

const KINDS = ["rules/", "glossary/", "rulesets/", "cards/"];
const LAST = KINDS.length + 1;

// What a page is about, in the order in which it is looked for.
function kind(page) {
  if (page.startsWith("examples/")) return LAST;
  const at = KINDS.findIndex((start) => page.startsWith(start));
  return at < 0 ? KINDS.length : at;
}

// How many letters a name, or its beginning, is away from what was typed: one, or two of a long one.
export function slip(name, wanted) {
  const most = wanted.length < 8 ? 1 : 2;
  let row = Array.from({ length: name.length + 1 }, (_, n) => n);
  let before = row;
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const same = wanted[i - 1] === name[j - 1];
      const turned = i > 1 && j > 1 && wanted[i - 1] === name[j - 2] && wanted[i - 2] === name[j - 1];
      next[j] = Math.min(
        row[j] + 1,
        next[j - 1] + 1,
        row[j - 1] + (same ? 0 : 1),
        turned ? before[j - 2] + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  const whole = row[name.length];
  const start = Math.min(...row.slice(Math.max(0, wanted.length - most)));
  return whole <= most ? 4 + whole : start <= most ? 7 + start : Infinity;
}

// Whether a word that was found is one that was looked for, and not just its first letter.
export function near(found, wanted) {
  return wanted.split(/\s+/).some((word) => {
    if (/\p{Script=Han}/u.test(found)) return word.includes(found) || found.includes(word);
    const start = Math.min(3, word.length);
    return found.startsWith(word.slice(0, start));
  });
}

class Search extends HTMLElement {
  connectedCallback() {
    this.input = this.querySelector("input");
    this.list = this.querySelector("ul");
    this.status = this.querySelector("[role=status]");
    this.root = new URL(`${this.dataset.root}/`, location.href);
    this.tree = new URL(`${this.dataset.lang}/`, this.root);
    this.found = [];
    this.active = -1;
    this.turn = 0;
    this.input.addEventListener("input", () => this.look());
    this.input.addEventListener("focus", () => {
      this.load();
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

  load() {
    this.loading ??= Promise.all([this.file("ids.json"), this.file("names.json")]).then(
      ([ids, names]) => {
        this.ids = Object.entries(ids).map(([id, page]) => ({ id, key: fold(id), page }));
        this.names = names.entries.map((entry) => {
          const also = entry.also ?? [];
          return { ...entry, also, keys: [...entry.names, ...also].map(fold), kind: kind(entry.page) };
        });
        this.language = names.languages.indexOf(this.dataset.lang);
        this.titles = new Map(names.entries.map(({ id, names }) => [id, names[this.language]]));
      },
    );
    return this.loading;
  }

  async file(name) {
    const answer = await fetch(new URL(name, this.root));
    return answer.json();
  }

  pagefind() {
    this.engine ??= import(new URL("pagefind/pagefind.js", this.tree)).then(async (engine) => {
      await engine.options({ excerptLength: 14 });
      await engine.init();
      return engine;
    });
    return this.engine;
  }

  async look() {
    const turn = ++this.turn;
    const typed = this.input.value.trim();
    if (!typed) return this.close();
    await this.load();
    if (turn !== this.turn) return;
    const wanted = fold(typed);
    if (this.isId(asId(wanted))) return this.show(this.byId(asId(wanted)), true);
    const quick = [...this.byId(wanted), ...this.byName(wanted)];
    this.show(quick, false);
    quick.push(...(await this.byCard(wanted)));
    if (turn !== this.turn) return;
    this.show(quick, false);
    const texts = await this.byText(typed, turn);
    if (turn === this.turn) this.show(this.joined(quick, texts), true);
  }

  isId(wanted) {
    const book = /^([a-z]{2,4})-\d/.exec(wanted)?.[1];
    return book !== undefined && this.ids.some(({ key }) => key === book || key.startsWith(`${book}-`));
  }

  byId(wanted) {
    const revisions = wanted.includes("@");
    const known = this.ids.filter(
      ({ key }) => key.startsWith(wanted) && (revisions || !key.includes("@")),
    );
    known.sort((a, b) => (b.key === wanted) - (a.key === wanted));
    return known.slice(0, MOST.ids).map(({ id, page }) => {
      const note = this.titles.get(id) ?? this.titles.get(id.split(".")[0]);
      return { page, title: id, note };
    });
  }

  // Names that have it; if there is none, those that it is a slip of one or two letters away from.
  byName(wanted) {
    const found = this.ranked((key) => rank(key, wanted));
    const meant = found.length || wanted.length < 4 ? found : this.ranked((key) => slip(key, wanted));
    return meant.slice(0, MOST.names).map(({ entry, which }) => {
      const title = entry.names[this.language];
      const said = entry.names[which] ?? entry.also[which - entry.names.length];
      return { page: entry.page, title, note: [entry.id, said === title ? "" : said].filter(Boolean).join(" · ") };
    });
  }

  // Entries by how well a name of theirs is what was wanted; rules before cards, examples last.
  ranked(how) {
    const ranked = [];
    for (const entry of this.names) {
      let best = Infinity;
      let which = 0;
      entry.keys.forEach((key, n) => {
        const other = n < entry.names.length && n !== this.language;
        const here = how(key) + (other ? 0.5 : 0);
        if (here < best) [best, which] = [here, n];
      });
      if (best < Infinity) ranked.push({ entry, best, which });
    }
    const long = ({ entry, which }) => entry.keys[which].length;
    ranked.sort((a, b) => {
      const examples = (a.entry.kind === LAST) - (b.entry.kind === LAST);
      return examples || a.best - b.best || a.entry.kind - b.entry.kind || long(a) - long(b);
    });
    return ranked;
  }

  cards() {
    this.register ??= this.file(`cards-${this.dataset.lang}.json`).then(({ note, kinds, cards }) =>
      cards.map(([kind, ...names]) => {
        return { names, keys: names.map(fold), note: `${kinds[kind]} · ${note}` };
      }),
    );
    return this.register;
  }

  // Cards that have no page: what is known of each is said here, and leads nowhere.
  async byCard(wanted) {
    if (wanted.length < 2) return [];
    const ranked = [];
    for (const card of await this.cards()) {
      const best = Math.min(...card.keys.map((key) => rank(key, wanted)));
      if (best < Infinity) ranked.push({ card, best });
    }
    ranked.sort((a, b) => a.best - b.best || a.card.keys[0].length - b.card.keys[0].length);
    return ranked.slice(0, MOST.cards).map(({ card: { names, note } }) => {
      return { title: names.join(" · "), note, pageless: true };
    });
  }

  async byText(typed, turn) {
    const engine = await this.pagefind();
    const found = await engine.debouncedSearch(typed, {}, 120);
    if (!found || turn !== this.turn) return [];
    const pages = await Promise.all(found.results.slice(0, MOST.texts).map((one) => one.data()));
    const wanted = fold(typed);
    return pages.flatMap((page) => {
      const part = page.sub_results[0] ?? page;
      const marked = [...part.excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map((mark) => fold(mark[1]));
      const meant = marked.some((word) => near(word, wanted));
      return meant ? [{ url: part.url, title: page.meta.title, excerpt: part.excerpt }] : [];
    });
  }

  joined(quick, texts) {
    const paged = quick.filter((one) => !one.pageless);
    const seen = new Set(paged.map((one) => this.address(one).href));
    return [...quick, ...texts.filter((one) => !seen.has(this.address(one).href))];
  }

  address(one) {
    const there = one.url ? new URL(one.url, location.href) : new URL(one.page, this.tree);
    // An index that somebody has tampered with leads nowhere else, and runs nothing.
    const ours = there.protocol === location.protocol && there.host === location.host;
    return ours ? there : new URL(this.tree);
  }

  show(found, whole) {
    const kept = this.active > 0 ? this.active : 0;
    this.found = found;
    this.list.replaceChildren(...found.map((one, n) => this.option(one, n)));
    this.list.hidden = found.length === 0;
    this.input.setAttribute("aria-expanded", String(found.length > 0));
    this.activate(found.length ? Math.min(kept, found.length - 1) : -1);
    if (whole || found.length) this.status.textContent = this.counted(found.length);
    this.classList.toggle("empty", whole && found.length === 0);
  }

  counted(count) {
    if (count === 0) return this.dataset.none;
    return count === 1 ? this.dataset.one : this.dataset.several.replace("{count}", count);
  }

  option(one, n) {
    const option = document.createElement("li");
    option.id = `ludex-result-${n}`;
    option.setAttribute("role", "option");
    const link = document.createElement("a");
    if (!one.pageless) link.href = this.address(one);
    link.tabIndex = -1;
    link.append(element("span", "result-title", one.title));
    if (!one.pageless) link.append(element("span", "result-kind", this.kindOf(one)));
    if (one.note) link.append(element("span", "result-note", one.note));
    if (one.excerpt) link.append(excerpt(one.excerpt));
    option.append(link);
    option.addEventListener("mousemove", () => this.activate(n));
    return option;
  }

  kindOf(one) {
    const page = this.address(one).href.slice(this.tree.href.length);
    return (this.dataset.kinds ?? "").split("|")[kind(page)] ?? "";
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
    const typed = fold(this.input.value.trim());
    if (!typed) return;
    await this.load();
    const exact = this.ids.find(({ key }) => key === typed);
    if (this.active > 0) this.go(this.found[this.active]);
    else if (exact) this.go(exact);
    else {
      if (!this.found.length) await this.look();
      if (this.found.length) this.go(this.found[Math.max(0, this.active)]);
    }
  }

  go(one) {
    if (one.pageless) return;
    location.assign(this.address(one));
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
    this.classList.remove("empty");
    this.input.setAttribute("aria-expanded", "false");
    this.activate(-1);
  }
}

function element(tag, style, text) {
  const made = document.createElement(tag);
  made.className = style;
  made.textContent = text;
  return made;
}

// Pagefind marks what it found with <mark>; nothing else is taken over.
function excerpt(marked) {
  const shown = element("span", "result-excerpt", "");
  const parsed = new DOMParser().parseFromString(marked, "text/html");
  for (const node of parsed.body.childNodes) {
    if (node.nodeName === "MARK") shown.append(element("mark", "", node.textContent));
    else shown.append(node.textContent);
  }
  return shown;
}

if (!customElements.get("ludex-search")) customElements.define("ludex-search", Search);
