import { adapter } from '../adapter.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { makeStore, write } from '../stores.ts'
import { chooseSidebar, type SidebarChoice } from './choose-sidebar.ts'
import { chooseTheme, type Theme } from './choose-theme.pure.ts'

/** The person's theme, in every tab. root-config sets it on the page. */
export const $theme = makeStore<Theme>('system')

/** How the sidebar is shown, on screens where it is not a drawer. */
export const $sidebar = makeStore<SidebarChoice>('automatic')

/** Reads the stored frame settings. The inline script of the page has applied the same already. */
export const readFrame = (): void => {
  write($theme, chooseTheme(readStored('theme')))
  write($sidebar, chooseSidebar(readStored('sidebar')))
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

/**
 * Shows icons only, or names. From then on the person's choice counts, whatever the width of the window. Each tab keeps
 * its own sidebar. A new tab starts with the setting that was changed last.
 */
export const collapseSidebar = (to: boolean): void => {
  const choice = to ? 'collapsed' : 'open'
  writeStored('sidebar', choice)
  write($sidebar, choice)
}
