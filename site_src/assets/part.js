// A part of another page, as a fold in the place of the link to it; it is fetched when it is unfolded.

async function load(fold, to) {
  const answer = await fetch(to);
  if (!answer.ok) return location.assign(to);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const heading = page.getElementById(decodeURIComponent(to.hash.slice(1)));
  let part = heading;
  while (part && !part.matches(".grounds")) part = part.nextElementSibling;
  if (!part) return location.assign(to);
  for (const link of part.querySelectorAll("a[href]")) {
    link.href = new URL(link.getAttribute("href"), to).href;
  }
  for (const place of fold.querySelectorAll("span[id]")) place.remove(); // the part has them
  fold.append(document.adoptNode(part));
}

for (const link of document.querySelectorAll("a.part")) {
  const fold = Object.assign(document.createElement("details"), { className: "fold" });
  fold.append(Object.assign(document.createElement("summary"), { textContent: link.textContent }));
  const places = [...link.querySelectorAll("[id]")];
  fold.append(...places);
  fold.addEventListener("toggle", () => load(fold, new URL(link.href)), { once: true });
  link.replaceWith(fold);
  fold.open = places.some((place) => place.id === decodeURIComponent(location.hash.slice(1)));
}
