import { type BoardState, firstState, hear, spellings } from '../board.ts'

const main = document.querySelector('main') as HTMLElement

const markup = `<portal-header><span class="own"></span></portal-header>
  <portal-language-picker></portal-language-picker><portal-sidebar></portal-sidebar>
  <portal-pager></portal-pager><portal-message-drawer></portal-message-drawer>
  <portal-dialog heading="Rename"><input name="robot"></portal-dialog>
  <portal-table label="Robots" selectable></portal-table><portal-list label="All robots"></portal-list>`

const ownEvents = {
  'portal-header': [
    'portal-menu-toggle',
    'portal-messages-toggle',
    'portal-language-change',
    'portal-sign-out',
    ...spellings
  ],
  'portal-language-picker': ['portal-language-change'],
  'portal-sidebar': ['portal-menu-close'],
  'portal-pager': ['portal-page-change'],
  'portal-dialog': ['portal-dialog-close'],
  'portal-table': ['portal-table-select']
}

let state: BoardState = { ...firstState, shown: false }

const show = (): void => {
  main.innerHTML = markup
  for (const [tag, types] of Object.entries(ownEvents))
    for (const type of types) main.querySelector(tag)?.addEventListener(type, hear)
}

const set = (part: Partial<BoardState>): void => {
  const before = state.shown
  state = { ...state, ...part }
  if (!state.shown) {
    main.replaceChildren()
    return
  }
  if (!before) show()
  const { name, menuOpen, unread, person, entries, currentPath, total, asking, columns, rows, ask } = state
  const header = main.querySelector('portal-header')
  header?.setAttribute('portal-name', name)
  header?.toggleAttribute('menu-open', menuOpen)
  main.querySelector('.own')?.replaceChildren(name)
  Object.assign(header ?? {}, { unread, person })
  Object.assign(main.querySelector('portal-sidebar') ?? {}, { entries, currentPath })
  Object.assign(main.querySelector('portal-pager') ?? {}, { total })
  Object.assign(main.querySelector('portal-dialog') ?? {}, { open: asking })
  Object.assign(main.querySelector('portal-table') ?? {}, { columns, rows })
  Object.assign(main.querySelector('portal-list') ?? {}, { columns, ask })
}

globalThis.board = { heard: [], set }
set(firstState)
