/** A sub-application with a copy of Shoelace in another version: its class of a tag that the portal has. */
class TheirSelect extends HTMLElement {
  static version = '2.4.0'
  connectedCallback() {
    this.textContent = 'Select of another version'
  }
}

export const bootstrap = async () => customElements.define('sl-select', TheirSelect)

export const mount = async ({ domElement }) => {
  domElement.innerHTML = `
    <h1 tabindex="-1">Own copy</h1>
    <sl-select label="Kind"><sl-option value="cleaning">Cleaning</sl-option></sl-select>`
}

export const unmount = async ({ domElement }) => domElement.replaceChildren()
