/** A sub-application without a framework. Its dialog stands in its own shadow root; it asks by its props. */

// Trusted Types: a sub-application makes HTML by a policy of its own name.
const rules = { createHTML: text => text }
const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
const html = text => policy.createHTML(text)

export const bootstrap = async () => undefined

export const mount = async ({ domElement, ask, notify }) => {
  domElement.innerHTML = html('<h1 tabindex="-1">Dialogs of the portal</h1><div id="own-root"></div>')
  const root = domElement.querySelector('#own-root').attachShadow({ mode: 'open' })
  root.innerHTML = html(`
    <button type="button" id="rename">Rename</button>
    <button type="button" id="remove">Remove</button>
    <button type="button" id="outside">Outside</button>
    <p role="status"></p>
    <portal-dialog heading="Rename the robot">
      <form id="form">
        <label>Name <input name="name"></label>
        <sl-select label="Kind" name="kind"><sl-option value="snack">Snack</sl-option></sl-select>
      </form>
      <button slot="actions" type="button" id="tell">Tell</button>
      <button slot="actions" type="button" id="more">More</button>
      <portal-dialog heading="More about names"><p>Text</p></portal-dialog>
    </portal-dialog>`)
  const [outer, inner] = root.querySelectorAll('portal-dialog')
  const status = root.querySelector('[role=status]')
  root.querySelector('#rename').addEventListener('click', () => {
    outer.open = true
  })
  root.querySelector('#more').addEventListener('click', () => {
    inner.open = true
  })
  root.querySelector('#tell').addEventListener('click', () => notify('info', 'Names are shown to everybody.'))
  for (const dialog of [outer, inner]) {
    dialog.addEventListener('portal-dialog-close', ({ detail }) => {
      status.textContent = `${dialog.heading}: ${detail.reason}`
    })
  }
  root.querySelector('#remove').addEventListener('click', async () => {
    let tries = 0
    const act = async () => {
      tries += 1
      if (tries === 1) throw new Error('The first try fails.')
    }
    const isRemoved = await ask({
      heading: 'Remove Sunny?',
      text: 'Its log is kept.',
      yes: 'Remove',
      danger: true,
      act
    })
    status.textContent = `Removed: ${isRemoved}`
  })
}

export const unmount = async ({ domElement }) => domElement.replaceChildren()
