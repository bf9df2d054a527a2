import { atom } from 'nanostores'
import type { MenuItem } from '#contract/calls/menu.ts'
import { hasPage, type Offered } from '#contract/page/pages.ts'
import { joinPath } from './menu-tree.ts'

/** What there is behind the entries of the menu; undefined where nobody has said: then every entry has its page. */
export const $offered = atom<Offered | undefined>()

/** The entries that have a page, and the groups that hold any. */
export const withoutAbsent = (menu: readonly MenuItem[], offered: Offered, parent = ''): MenuItem[] =>
  menu.flatMap(item => {
    const path = joinPath(parent, item.path)
    if (item.children.length === 0) return hasPage(offered, path) ? [item] : []
    const children = withoutAbsent(item.children, offered, path)
    return children.length === 0 ? [] : [{ ...item, children }]
  })
