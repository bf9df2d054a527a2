import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { hasPage, type Offered } from '#contract/page/pages.ts'
import { makeStore, write } from '../stores.ts'
import { joinPath } from './menu-tree.pure.ts'

/** The pages that exist behind menu entries. Undefined when unknown: then every entry counts as having a page. */
export const $offered = makeStore<Offered | undefined>(undefined)

/** Tells which pages exist. root-config knows them from the import map. */
export const setOffered = (offered: Offered | undefined): void => write($offered, offered)

/** The entries that have a page, and the groups that contain such entries. */
export const withoutAbsent = (menu: readonly MenuItem[], offered: Offered, parent = ''): MenuItem[] =>
  menu.flatMap(item => {
    const path = joinPath(parent, item.path)
    if (item.children.length === 0) return hasPage(offered, path) ? [item] : []
    const children = withoutAbsent(item.children, offered, path)
    return children.length === 0 ? [] : [{ ...item, children }]
  })
