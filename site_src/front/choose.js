// Leads to the page in the reader's language: the one chosen before, or else one that the browser asks for.

const links = [...document.querySelectorAll("a[hreflang]")];
const wanted = [...navigator.languages];
try {
  wanted.unshift(localStorage.getItem("ludex-language") || "");
} catch {
  // Without storage nothing has been chosen.
}
const short = (code) => code.toLowerCase().split("-")[0];
const fits = (code) =>
  links.find((link) => link.hreflang === code) || links.find((link) => code && short(link.hreflang) === short(code));
location.replace((wanted.map(fits).find(Boolean) || links[0]).href);
