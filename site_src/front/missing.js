// A page that there is not: its language alone is left, and what its address names is looked for.

const main = document.querySelector("main");
const [first, ...rest] = decodeURIComponent(location.pathname.slice(main.dataset.base.length)).split("/").filter(Boolean);
const sections = [...main.querySelectorAll("section")];
const own = sections.find(({ lang }) => lang === first);
for (const section of sections) section.hidden = own ? section !== own : false;
const named = (own ? rest : [first, ...rest]).filter((part) => part && !/^(index\.html|rules|cards|examples|r|rulesets)$/.test(part));
const typed = (named.at(-1) ?? "").replace(/\.(html|md)$/, "");
// An ID is one as it stands; anything else was words.
const words = /^[A-Za-z]{2,4}-\d/.test(typed) ? typed : typed.replaceAll("-", " ");
for (const input of main.querySelectorAll("input")) input.value = words;
