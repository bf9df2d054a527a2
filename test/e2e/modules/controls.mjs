/** A sub-application without a framework. It writes tags of controls, in the document and in its own shadow root. */

// Trusted Types: a sub-application makes HTML by a policy of its own name.
const rules = { createHTML: text => text }
const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
const html = text => policy.createHTML(text)

export const bootstrap = async () => undefined

export const mount = async ({ domElement }) => {
  domElement.innerHTML = html(`
    <h1 tabindex="-1">Controls of the portal</h1>
    <form><sl-select name="kind" label="Kind" required>
      <sl-option value="cleaning">Cleaning</sl-option>
      <sl-option value="delivery">Delivery</sl-option>
    </sl-select></form>
    <button type="button" class="button">Own button</button>
    <style>:where(.button) { background: rgb(1, 2, 3) }</style>
    <div id="own-root"></div>`)
  const root = domElement.querySelector('#own-root').attachShadow({ mode: 'open' })
  root.innerHTML = html(`
    <sl-dropdown>
      <button slot="trigger" type="button">Actions</button>
      <sl-menu><sl-menu-item value="rename">Rename</sl-menu-item><sl-menu-item value="remove">Remove</sl-menu-item></sl-menu>
    </sl-dropdown>
    <p role="status"></p>`)
  root.addEventListener('sl-select', ({ detail }) => {
    root.querySelector('[role=status]').textContent = `Wanted: ${detail.item.value}`
  })
}

export const unmount = async ({ domElement }) => domElement.replaceChildren()
