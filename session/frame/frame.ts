import { atom } from 'nanostores'
import { adapter } from '../adapter.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { chooseTheme, type Theme } from './choose-theme.ts'

/** The colours that the person chose, in every tab; root-config marks the page with them. */
export const $theme = atom<Theme>('system')

/** Whether the sidebar shows icons alone, where it is not a drawer. */
export const $sidebarCollapsed = atom(false)

/** What is stored for a sidebar of icons alone. */
export const collapsed = 'collapsed'

/** Takes over how the person left the frame. The script inside the HTML has marked the page with the same already. */
export const readFrame = (): void => {
  $theme.set(chooseTheme(readStored('theme')))
  $sidebarCollapsed.set(readStored('sidebar') === collapsed)
  adapter().tabs.listen(message => {
    if (message.kind === 'theme') $theme.set(message.theme)
  })
}

/** Shows other colours at once, here and in the other tabs, and remembers them. */
export const changeTheme = (theme: Theme): void => {
  writeStored('theme', theme)
  adapter().tabs.tell({ kind: 'theme', theme })
  $theme.set(theme)
}

/** Each tab keeps its sidebar as it is; the next one that is opened begins like the last that was changed. */
export const collapseSidebar = (to: boolean): void => {
  writeStored('sidebar', to ? collapsed : 'open')
  $sidebarCollapsed.set(to)
}
