// The differences between two states of the rules: changes after one day, up to another.
//
// The page shows every change without this; the address keeps the days.

class Between extends HTMLElement {
  connectedCallback() {
    this.days = [...document.querySelectorAll("section[data-day]")];
    if (this.days.length < 2 || this.firstChild) return;
    this.hidden = false;
    this.after = this.choice("after");
    this.until = this.choice("until");
    const asked = new URLSearchParams(location.search);
    for (const [name, select] of [["after", this.after], ["until", this.until]]) {
      select.value = asked.get(name) ?? "";
      if (select.selectedIndex < 0) select.value = "";
    }
    this.addEventListener("input", () => this.narrow());
    this.narrow();
  }

  choice(name) {
    const label = document.createElement("label");
    const select = document.createElement("select");
    select.autocomplete = "off";
    select.append(new Option("–", ""));
    for (const { dataset, firstElementChild } of this.days) select.append(new Option(firstElementChild.textContent, dataset.day));
    label.append(Object.assign(document.createElement("span"), { textContent: this.dataset[name] }), select);
    this.append(label);
    return select;
  }

  narrow() {
    const [after, until] = [this.after.value, this.until.value];
    for (const section of this.days) {
      const { day } = section.dataset;
      section.hidden = (after && day <= after) || (until && day > until);
    }
    const address = new URL(location.href);
    for (const [name, value] of [["after", after], ["until", until]]) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(history.state, "", address);
  }
}

if (!customElements.get("ludex-between")) customElements.define("ludex-between", Between);
