/** The same page as `same-plain.mjs`, in the portal's React. */
import { createElement as make, useState } from 'react'
import { createRoot } from 'react-dom/client'

const columns = [{ key: 'name', title: 'Robot' }]
const rows = [{ id: 1, name: 'Sunny' }]
const actions = [{ key: 'rename', text: 'Rename Sunny' }]

const Page = ({ notify }) => {
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  return [
    make('h1', { key: 'title', tabIndex: -1 }, 'The same page'),
    make(
      'portal-notice',
      { key: 'notice', level: 'warning', heading: 'One robot is offline', closable: true },
      'It reports again later.'
    ),
    make('button', { key: 'rename', type: 'button', className: 'button', onClick: show }, 'Rename'),
    make('portal-table', {
      key: 'table',
      'row-key': 'id',
      label: 'Robots',
      columns,
      rows,
      actions,
      'onportal-table-action': show
    }),
    make(
      'portal-dialog',
      { key: 'dialog', heading: 'Rename the robot', open, 'onportal-dialog-close': () => setOpen(false) },
      make('label', null, 'Name ', make('input', { name: 'name' })),
      make('sl-select', { label: 'Kind' }, make('sl-option', { value: 'snack' }, 'Snack')),
      make(
        'button',
        { slot: 'actions', type: 'button', onClick: () => notify('info', 'Names are shown to everybody.') },
        'Tell'
      )
    )
  ]
}

let root

export const bootstrap = async () => undefined

export const mount = async ({ domElement, notify }) => {
  root = createRoot(domElement)
  root.render(make(Page, { notify }))
}

export const unmount = async () => root.unmount()
