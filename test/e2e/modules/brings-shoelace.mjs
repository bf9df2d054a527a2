/** A sub-application with a copy of Shoelace in another version: its class of a tag that the portal has. */

// Trusted Types: a sub-application makes HTML by a policy of its own name.
const rules = { createHTML: text => text }
const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
const html = text => policy.createHTML(text)

class TheirSelect extends HTMLElement {
  static version = '2.4.0'
  connectedCallback() {
    this.textContent = 'Select of another version'
  }
}

export const bootstrap = async () => customElements.define('sl-select', TheirSelect)

export const mount = async ({ domElement }) => {
  domElement.innerHTML = html(`
    <h1 tabindex="-1">Own copy</h1>
    <sl-select label="Kind"><sl-option value="cleaning">Cleaning</sl-option></sl-select>`)
}

export const unmount = async ({ domElement }) => domElement.replaceChildren()
