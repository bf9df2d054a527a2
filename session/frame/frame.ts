import { atom } from 'nanostores'
import { adapter } from '../adapter.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { chooseTheme, type Theme } from './choose-theme.ts'

/** The person's theme, in every tab. root-config sets it on the page. */
export const $theme = atom<Theme>('system')

/** Whether the sidebar shows icons only, on screens where it is not a drawer. */
export const $sidebarCollapsed = atom(false)

/** The stored value for a collapsed sidebar. */
export const collapsed = 'collapsed'

/** Reads the stored frame settings. The inline script of the page has applied the same already. */
export const readFrame = (): void => {
  $theme.set(chooseTheme(readStored('theme')))
  $sidebarCollapsed.set(readStored('sidebar') === collapsed)
  adapter().tabs.listen(message => {
    if (message.kind === 'theme') $theme.set(message.theme)
  })
}

/** Changes the theme at once, here and in the other tabs, and stores it. */
export const changeTheme = (theme: Theme): void => {
  writeStored('theme', theme)
  adapter().tabs.tell({ kind: 'theme', theme })
  $theme.set(theme)
}

/** Each tab keeps its own sidebar. A new tab starts with the setting that was changed last. */
export const collapseSidebar = (to: boolean): void => {
  writeStored('sidebar', to ? collapsed : 'open')
  $sidebarCollapsed.set(to)
}
