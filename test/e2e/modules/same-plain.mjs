/** The same page as `same-react.mjs` and `same-vue.mjs`, without a framework. */

// Trusted Types: a sub-application makes HTML by a policy of its own name.
const rules = { createHTML: text => text }
const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
const html = text => policy.createHTML(text)

export const bootstrap = async () => undefined

export const mount = async ({ domElement, notify }) => {
  domElement.innerHTML = html(`
    <h1 tabindex="-1">The same page</h1>
    <portal-notice level="warning" heading="One robot is offline" closable>It reports again later.</portal-notice>
    <button type="button" class="button" id="rename">Rename</button>
    <portal-table row-key="id" label="Robots"></portal-table>
    <portal-dialog heading="Rename the robot">
      <label>Name <input name="name"></label>
      <sl-select label="Kind"><sl-option value="snack">Snack</sl-option></sl-select>
      <button slot="actions" type="button" id="tell">Tell</button>
    </portal-dialog>`)
  const dialog = domElement.querySelector('portal-dialog')
  const table = domElement.querySelector('portal-table')
  table.columns = [{ key: 'name', title: 'Robot' }]
  table.rows = [{ id: 1, name: 'Sunny' }]
  table.actions = [{ key: 'rename', text: 'Rename Sunny' }]
  const open = () => {
    dialog.open = true
  }
  domElement.querySelector('#rename').addEventListener('click', open)
  table.addEventListener('portal-table-action', open)
  domElement.querySelector('#tell').addEventListener('click', () => notify('info', 'Names are shown to everybody.'))
}

export const unmount = async ({ domElement }) => domElement.replaceChildren()
