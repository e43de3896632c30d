// What is found for something typed: an exact ID first, then names, then running text.
//
// IDs and names are small files of ours, names one a language; running text is Pagefind's, one index
// a language. What only some need is fetched when it is needed: the IDs by who types one, the names in
// other languages and the cards without a page by who types what is no name in this one.

export function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

// An English name as addresses have it: where most things are follows from it.
function inAddress(name) {
  const bare = fold(name).replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-");
  return bare.replace(/^-|-$/g, "");
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

// Whether somebody types an ID: letters and then a number, or the day of a list.
const ID = /^([a-z]{2,6}[\s-]?[a-z]?\d|\d{4}-)/;

export class Lookup {
  constructor({ root, lang, kinds, meant }, most) {
    this.most = most;
    this.corrects = meant ?? "";
    this.language = lang;
    this.root = new URL(`${root}/`, location.href);
    this.tree = new URL(`${lang}/`, this.root);
    this.kinds = (kinds ?? "").split("|");
    this.files = new Map();
  }

  file(name) {
    if (!this.files.has(name)) {
      this.files.set(name, fetch(new URL(name, this.root)).then((answer) => answer.json()));
    }
    return this.files.get(name);
  }

  // What has a name in this language, and in English.
  load() {
    this.loading ??= Promise.all([this.file("names.json"), this.named(this.language), this.named("en")]).then(
      ([{ languages, pages }, own, english]) => {
        this.languages = languages;
        this.names = pages.map((one, n) => {
          const [told, id = "", ...also] = [one].flat();
          const page = told.replace("~", id || inAddress(english[n]));
          const names = [...new Set([own[n], english[n], ...also])];
          return { page, id, names, keys: names.map(fold), kind: kind(page) };
        });
        this.titles = new Map(this.names.map(({ id, names: [own] }) => [id, own]));
      },
    );
    return this.loading;
  }

  named(language) {
    return this.file(`names-${language}.json`);
  }

  // What has such a name in any language: fetched where it has none in this one.
  everywhere() {
    this.others ??= Promise.all(this.languages.map((code) => this.named(code))).then((all) =>
      this.names.map((entry, n) => {
        const names = [...new Set([...entry.names, ...all.map((names) => names[n])])];
        return { ...entry, names, keys: names.map(fold) };
      }),
    );
    return this.others;
  }

  pagefind() {
    this.engine ??= import(new URL("pagefind/pagefind.js", this.tree)).then(async (engine) => {
      await engine.options({ excerptLength: 14 });
      await engine.init();
      return engine;
    });
    return this.engine;
  }

  // Tells what is found for what was typed, more and more of it, and whether that is all; `still`
  // says whether anybody is waiting.
  async look(typed, tell, still) {
    await this.load();
    this.meant = "";
    const wanted = fold(typed);
    const ids = ID.test(wanted) ? await this.byId(asId(wanted)) : this.books(wanted);
    if (!still()) return;
    if (this.exact) return tell(ids, true);
    const quick = [...ids, ...(await this.byName(wanted))];
    if (!still()) return;
    tell(quick, false);
    quick.push(...(await this.byCard(wanted)));
    if (!still()) return;
    tell(quick, false);
    const texts = await this.byText(this.meant || typed, still);
    if (still()) tell(this.joined(quick, texts), true);
  }

  // A rulebook's own letters are an ID, too.
  books(wanted) {
    this.exact = false;
    return this.names.filter(({ id }) => id && fold(id) === wanted).map(({ page, id, names: [note] }) => ({ page, title: id, note }));
  }

  // Every ID with its page: of most of them that follows from the ID.
  async everyId() {
    const { articles = [], clauses = {}, examples = {}, others = {} } = await this.file("ids.json");
    const each = (some, page) =>
      Object.entries(some).flatMap(([article, rest]) => rest.map((one) => [`${article}.${one}`, page(article, one)]));
    return [
      ...articles.map((id) => [id, `rules/${id}/`]),
      ...each(clauses, (article, one) => `rules/${article}/#${article}.${one}`),
      ...each(examples, (article, one) => `examples/${article}.${one}/`),
      ...Object.entries(others),
    ];
  }

  // `exact` tells whether what was typed begins as the IDs of a rulebook do.
  async byId(wanted) {
    const known = (await this.everyId()).map(([id, page]) => ({ id, key: fold(id), page }));
    const book = /^([a-z]{2,4})-\d/.exec(wanted)?.[1];
    this.exact = book !== undefined && known.some(({ key }) => key === book || key.startsWith(`${book}-`));
    const revisions = wanted.includes("@");
    const found = known.filter(({ key }) => key.startsWith(wanted) && (revisions || !key.includes("@")));
    found.sort((a, b) => (b.key === wanted) - (a.key === wanted));
    return found.slice(0, this.most.ids).map(({ id, page }) => {
      return { page, title: id, note: this.titles.get(id) ?? this.titles.get(id.split(".")[0]) };
    });
  }

  // Where an ID leads that was typed as it is.
  async leadsTo(typed) {
    await this.load();
    const wanted = asId(fold(typed));
    if (!ID.test(wanted)) return this.books(wanted)[0];
    const known = (await this.everyId()).find(([id]) => fold(id) === wanted);
    return known && { page: known[1] };
  }

  // Names that have it, here or elsewhere; if there is none, those that it is a slip away from.
  async byName(wanted) {
    const rule = (key) => rank(key, wanted);
    let found = ranked(this.names, rule);
    if (!found.length && wanted.length > 1) found = ranked(await this.everywhere(), rule);
    if (!found.length && wanted.length > 3) {
      found = ranked(this.names, (key) => slip(key, wanted));
      if (found.length) {
        this.meant = found[0].entry.names[found[0].which];
        const meant = ranked(this.names, (key) => rank(key, fold(this.meant)));
        const there = new Set(meant.map(({ entry }) => entry));
        found = [...meant, ...found.filter(({ entry }) => !there.has(entry))];
      }
    }
    return found.slice(0, this.most.names).map(({ entry: { page, id, names }, which }) => {
      const note = [id, which ? names[which] : ""].filter(Boolean).join(" · ");
      return { page, title: names[0], note, close: true };
    });
  }

  // What is said of a slip.
  corrected() {
    return this.meant ? this.corrects.replace("{name}", this.meant) : "";
  }

  cards() {
    this.register ??= this.file(`cards-${this.language}.json`).then(({ note, kinds, cards }) =>
      cards.map(([kind, ...names]) => {
        return { names, keys: names.map(fold), note: `${kinds[kind]} · ${note}` };
      }),
    );
    return this.register;
  }

  // Cards that have no page: what is known of each is said here, and leads nowhere.
  async byCard(wanted) {
    if (wanted.length < 2) return [];
    const found = [];
    for (const card of await this.cards()) {
      const best = Math.min(...card.keys.map((key) => rank(key, wanted)));
      if (best < Infinity) found.push({ card, best });
    }
    found.sort((a, b) => a.best - b.best || a.card.keys[0].length - b.card.keys[0].length);
    return found.slice(0, this.most.cards).map(({ card: { names, note } }) => {
      return { title: names.join(" · "), note, pageless: true };
    });
  }

  async byText(typed, still) {
    const engine = await this.pagefind();
    const found = await engine.debouncedSearch(typed, {}, 120);
    if (!found || !still()) return [];
    const pages = await Promise.all(found.results.slice(0, this.most.texts).map((one) => one.data()));
    const wanted = fold(typed);
    return pages.flatMap((page) => {
      const part = page.sub_results[0] ?? page;
      const marked = [...part.excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map((mark) => fold(mark[1]));
      const meant = marked.some((word) => near(word, wanted));
      // A card says what it does, not what is printed at its top.
      const excerpt = page.meta.effect ?? part.excerpt;
      return meant ? [{ url: part.url, title: page.meta.title, excerpt }] : [];
    });
  }

  // Running text after names, each page once; examples come last.
  joined(quick, texts) {
    const paged = quick.filter((one) => !one.pageless);
    const seen = new Set(paged.map((one) => this.place(one)));
    const more = texts.filter((one) => !seen.has(this.place(one)));
    const last = (one) => this.kind(one) === LAST;
    return [...quick, ...more.filter((one) => !last(one)), ...more.filter(last)];
  }

  // The page, or in the glossary the term.
  place(one) {
    const there = this.address(one);
    if (kind(there.href.slice(this.tree.href.length)) !== KINDS.indexOf("glossary/")) there.hash = "";
    return there.href;
  }

  address(one) {
    const there = one.url ? new URL(one.url, location.href) : new URL(one.page, this.tree);
    // An index that somebody has tampered with leads nowhere else, and runs nothing.
    const ours = there.protocol === location.protocol && there.host === location.host;
    return ours ? there : new URL(this.tree);
  }

  kind(one) {
    return kind(this.address(one).href.slice(this.tree.href.length));
  }

  // A result as a link.
  drawn(one) {
    const link = document.createElement("a");
    if (!one.pageless) link.href = this.address(one);
    link.append(element("span", "result-title", one.title));
    if (!one.pageless && !one.all) link.append(element("span", "result-kind", this.kinds[this.kind(one)] ?? ""));
    if (one.note) link.append(element("span", "result-note", one.note));
    if (one.excerpt) link.append(excerpt(one.excerpt));
    return link;
  }
}

// Entries by how well a name of theirs is what was wanted; rules before cards, examples last.
function ranked(names, how) {
  const found = [];
  for (const entry of names) {
    let best = Infinity;
    let which = 0;
    entry.keys.forEach((key, n) => {
      const here = how(key);
      if (here < best) [best, which] = [here, n];
    });
    if (best < Infinity) found.push({ entry, best, which });
  }
  const long = ({ entry, which }) => entry.keys[which].length;
  return found.sort((a, b) => a.best - b.best || a.entry.kind - b.entry.kind || long(a) - long(b));
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
