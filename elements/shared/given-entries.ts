import { messageLink } from '@portal/session'
import type { MenuEntry } from './menu-entries.pure.ts'

/** A menu entry that a page sets by property. */
export type SidebarEntry = {
  name: string
  /** A path of this origin or an http address. Any other value is ignored, and the name stays without a link. */
  address?: string
  /** The name of a sub-application's icon: `robot`, `store`, `statement`. A house for unknown names. */
  icon?: string
  newTab?: boolean
  entries?: readonly SidebarEntry[]
}

/** The page's entries in the sidebar's own form. */
export const givenEntries = (entries: readonly SidebarEntry[], parentId = ''): MenuEntry[] =>
  entries.map((entry, index) => {
    const id = `${parentId}${index}`
    const address = messageLink(entry.address)
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
