/** The same page as `same-plain.mjs`, in a Vue of its own. The test serves Vue beside it. */
const { createApp, h: make, ref } = await import(new URL('vue.mjs', import.meta.url).href)

const columns = [{ key: 'name', title: 'Robot' }]
const rows = [{ id: 1, name: 'Sunny' }]
const actions = [{ key: 'rename', text: 'Rename Sunny' }]

/** @param props of the portal */
const pageOf = ({ notify }) => ({
  setup: () => {
    const open = ref(false)
    const show = () => {
      open.value = true
    }
    const hide = () => {
      open.value = false
    }
    // `.` before a name: a property also while the element is not loaded yet.
    const table = { 'row-key': 'id', label: 'Robots', '.columns': columns, '.rows': rows, '.actions': actions }
    return () => [
      make('h1', { tabindex: -1 }, 'The same page'),
      make(
        'portal-notice',
        { level: 'warning', heading: 'One robot is offline', closable: '' },
        'It reports again later.'
      ),
      make('button', { type: 'button', class: 'button', onClick: show }, 'Rename'),
      make('portal-table', { ...table, 'onPortal-table-action': show }),
      make('portal-dialog', { heading: 'Rename the robot', '.open': open.value, 'onPortal-dialog-close': hide }, [
        make('label', ['Name ', make('input', { name: 'name' })]),
        make('sl-select', { label: 'Kind' }, [make('sl-option', { value: 'snack' }, 'Snack')]),
        make(
          'button',
          { slot: 'actions', type: 'button', onClick: () => notify('info', 'Names are shown to everybody.') },
          'Tell'
        )
      ])
    ]
  }
})

let app

export const bootstrap = async () => undefined

export const mount = async props => {
  app = createApp(pageOf(props))
  app.mount(props.domElement)
}

export const unmount = async () => app.unmount()
