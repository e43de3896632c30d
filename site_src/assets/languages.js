// The language switch keeps the place on the page, and the choice is remembered for short links.

const KEY = "ludex-language";

for (const link of document.querySelectorAll("[data-language]")) {
  link.addEventListener("click", () => {
    link.search = location.search;
    link.hash = location.hash;
    try {
      localStorage.setItem(KEY, link.dataset.language);
    } catch {
      // Without storage the browser's own preference counts.
    }
  });
}

const menu = document.querySelector("details.languages");

document.addEventListener("click", (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});

menu?.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});
