import { computed } from 'nanostores'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import type { Offered } from '#contract/page/pages.ts'
import { addedPrefixAt } from '#contract/page/sub-apps/sub-apps.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $permissions, $session, $token } from '../identity/session.ts'
import { createRepeat } from '../network/when-reachable.ts'
import { freeze, makeStore, readOnly, write } from '../stores.ts'
import { lookUp } from './look-up.ts'
import { prefixesIn } from './menu-prefixes.ts'
import { readMenu, visibleMenu } from './menu-tree.pure.ts'
import { $offered, withoutAbsent } from './offered.ts'

/** The complete menu of the signed-in user, as the cloud sent it. In the state `failed` the person can try again. */
export type Menu =
  | { state: 'unknown' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; items: MenuItem[] }

export const $menu = makeStore<Menu>({ state: 'unknown' })

/** The entries that the sidebar shows, filtered once by permission and environment. */
export const visibleItems = (menu: Menu, held: readonly string[], offered: Offered | undefined): MenuItem[] => {
  const permitted = menu.state === 'ready' ? visibleMenu(menu.items, held) : []
  return offered?.hidesAbsent === true ? withoutAbsent(permitted, offered) : permitted
}

export const $visibleMenu = readOnly(
  computed([$menu, $permissions, $offered], (...from) => freeze(visibleItems(...from)))
)

let loading: { token: string; done: Promise<void> } | undefined

/**
 * Loads the menu once per token. Calls at the same time share the request. Never throws: `failed` is a state that the
 * sidebar shows with a retry button, and the portal's own pages work without a menu.
 */
export const loadMenu = (): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return Promise.resolve()
  if (loading?.token === token) return loading.done
  repeat.end()
  if ($menu.get().state !== 'ready') write($menu, { state: 'loading' })
  const done = fetchMenu(token).finally(() => {
    if (loading?.token === token) loading = undefined
  })
  loading = { token, done }
  return done
}

/** Loads the menu again after a change of permissions. A load that is under way may have begun before the change. */
export const reloadMenu = async (): Promise<void> => {
  await loading?.done
  await loadMenu()
}

const repeat = createRepeat()

const fetchMenu = async (token: string): Promise<void> => {
  const report = (problem: string) => adapter().warn(`A menu entry was dropped: ${problem}`)
  try {
    const items = await request(menuTree, {}, { quiet: true, read: data => readMenu(data, report) })
    await lookUp(prefixesIn(items, addedPrefixAt))
    if ($token.get() === token) write($menu, { state: 'ready', items })
  } catch (cause) {
    adapter().warn('The menu could not be loaded.', cause)
    if ($token.get() !== token) return
    write($menu, { state: 'failed' })
    repeat.after(cause, () => void loadMenu())
  }
}

/** A menu belongs to one token. When the token changes, the loaded menu is removed at once. */
export const forgetMenuWithToken = (): (() => void) => {
  let token = $token.get()
  return $session.listen(() => {
    if ($token.get() === token) return
    token = $token.get()
    repeat.end()
    write($menu, { state: 'unknown' })
  })
}
