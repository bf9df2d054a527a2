import { messageLink } from '@portal/session'
import type { MenuEntry } from './menu-entries.ts'

/** An entry of a menu as a page gives it by property. */
export type SidebarEntry = {
  name: string
  /** A path of this origin or an http address; anything else is left out, and the name stays. */
  address?: string
  /** The name of a sub-application's icon: `robot`, `store`, `statement`; a house where it is none. */
  icon?: string
  newTab?: boolean
  entries?: readonly SidebarEntry[]
}

/** Entries of a page as the sidebar shows its own. */
export const givenEntries = (entries: readonly SidebarEntry[], parentId = ''): MenuEntry[] =>
  entries.map((entry, index) => {
    const id = `${parentId}${index}`
    const address = messageLink(entry.address ?? null)
    return {
      id,
      menuId: 0,
      langKey: null,
      name: entry.name,
      icon: entry.icon ?? null,
      path: address?.split(/[?#]/, 1)[0] ?? '',
      ...(address === undefined ? {} : { address }),
      newTab: entry.newTab ?? false,
      absent: false,
      children: givenEntries(entry.entries ?? [], `${id}.`)
    }
  })
