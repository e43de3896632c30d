// A button that copies the citation before it, dated today.

class Copy extends HTMLElement {
  connectedCallback() {
    if (this.firstChild) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "md-button copy";
    button.textContent = this.dataset.copy;
    button.addEventListener("click", () => this.copy(button));
    this.append(button);
  }

  async copy(button) {
    const today = new Date().toISOString().slice(0, 10);
    const text = this.previousElementSibling.textContent.trim();
    await navigator.clipboard.writeText(text.replace(/\b\d{4}-\d\d-\d\d\b/, today));
    button.textContent = this.dataset.copied;
    setTimeout(() => (button.textContent = this.dataset.copy), 2000);
  }
}

if (!customElements.get("ludex-copy")) customElements.define("ludex-copy", Copy);
