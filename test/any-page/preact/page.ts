import { Fragment, h, render } from 'preact'
import { useState } from 'preact/hooks'
import { firstState, hear, spellings } from '../board.ts'

const spelled = Object.fromEntries(spellings.map(type => [`on${type}`, hear]))

/** Preact takes a name that begins with a capital for an event of the browser. No event of the elements has one. */
const hearCapitals = (header: Element | null): void => {
  for (const type of spellings) if (/^[A-Z]/.test(type)) header?.addEventListener(type, hear)
}

const Page = () => {
  const [state, setState] = useState(firstState)
  globalThis.board ??= { heard: [], set: part => setState(now => ({ ...now, ...part })) }
  if (!state.shown) return null
  const { name, menuOpen, unread, person, entries, currentPath, total, asking, columns, rows, ask } = state
  return h(
    Fragment,
    null,
    h(
      'portal-header',
      {
        ref: hearCapitals,
        portalName: name,
        menuOpen,
        unread,
        person,
        'onportal-menu-toggle': hear,
        'onportal-messages-toggle': hear,
        'onportal-language-change': hear,
        'onportal-sign-out': hear,
        ...spelled
      },
      h('span', { class: 'own' }, name)
    ),
    h('portal-language-picker', { 'onportal-language-change': hear }),
    h('portal-sidebar', { entries, currentPath, 'onportal-menu-close': hear }),
    h('portal-pager', { total, 'onportal-page-change': hear }),
    h('portal-message-drawer', null),
    h(
      'portal-dialog',
      { heading: 'Rename', open: asking, 'onportal-dialog-close': hear },
      h('input', { name: 'robot' })
    ),
    h('portal-table', { label: 'Robots', selectable: true, columns, rows, 'onportal-table-select': hear }),
    h('portal-list', { label: 'All robots', columns, ask })
  )
}

render(h(Page, null), document.querySelector('main') as HTMLElement)
