// What a page needs of the scripts: a few of them are for all pages, others for elements that few have.

import "./languages.js";
import "./preview.js";
import "./search.js";

const FOR = {
  "ludex-between": "between",
  "ludex-copy": "copy",
  "ludex-example": "example",
  "ludex-filter": "filter",
  "a.part": "part",
  "ludex-results": "results",
  "ludex-steps": "steps",
  "ludex-wizard": "wizard",
};

for (const [element, script] of Object.entries(FOR)) {
  if (document.querySelector(element)) import(`./${script}.js`);
}
