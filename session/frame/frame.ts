import { adapter } from '../adapter.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { makeStore, write } from '../stores.ts'
import { chooseTheme, type Theme } from './choose-theme.ts'

/** The person's theme, in every tab. root-config sets it on the page. */
export const $theme = makeStore<Theme>('system')

/** Whether the sidebar shows icons only, on screens where it is not a drawer. */
export const $sidebarCollapsed = makeStore(false)

/** The stored value for a collapsed sidebar. */
export const collapsed = 'collapsed'

/** Reads the stored frame settings. The inline script of the page has applied the same already. */
export const readFrame = (): void => {
  write($theme, chooseTheme(readStored('theme')))
  write($sidebarCollapsed, readStored('sidebar') === collapsed)
  adapter().tabs.listen(message => {
    if (message.kind === 'theme') write($theme, message.theme)
  })
}

/** Changes the theme at once, here and in the other tabs, and stores it. */
export const changeTheme = (theme: Theme): void => {
  writeStored('theme', theme)
  adapter().tabs.tell({ kind: 'theme', theme })
  write($theme, theme)
}

/** Each tab keeps its own sidebar. A new tab starts with the setting that was changed last. */
export const collapseSidebar = (to: boolean): void => {
  writeStored('sidebar', to ? collapsed : 'open')
  write($sidebarCollapsed, to)
}
