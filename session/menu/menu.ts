import { computed } from 'nanostores'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { menuTree } from '#contract/calls/menu/menu.ts'
import { codes } from '#contract/codes.ts'
import type { Offered } from '#contract/page/pages.ts'
import { addedPrefixAt } from '#contract/page/sub-apps/sub-apps.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { Refused } from '../calls/errors.ts'
import { $permissions, $session, $token, $user } from '../identity/session.ts'
import { createRepeat } from '../network/when-reachable.ts'
import { freeze, makeStore, readOnly, write } from '../stores.ts'
import { lookUp } from './look-up.ts'
import { prefixesIn } from './menu-prefixes.ts'
import { readMenu, visibleMenu } from './menu-tree.pure.ts'
import { $offered, withoutAbsent } from './offered.ts'

/**
 * The complete menu of the signed-in user, as the cloud sent it. In the state `failed` the person can try again. `refused`: the
 * cloud knew the person and refused the menu by a code, so that the guard gives up the token (docs/requirements.md §2.54).
 */
export type Menu =
  | { state: 'unknown' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'refused'; cause: Refused }
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
    write($menu, menuAfter(cause, $menu.get()))
    repeat.after(cause, () => void loadMenu())
  }
}

const busyCodes: readonly number[] = [codes.accessTooFrequent, codes.serviceUnavailable]

/** A person who had a menu can be in the middle of work: their first menu alone decides about their session. */
const menuAfter = (cause: unknown, before: Menu): Menu =>
  before.state !== 'ready' && cause instanceof Refused && !busyCodes.includes(cause.code)
    ? { state: 'refused', cause }
    : { state: 'failed' }

/** A menu belongs to one person. When that person goes, the loaded menu is removed at once. A new token of theirs keeps it. */
export const forgetMenuWithPerson = (): (() => void) => {
  let token = $token.get()
  let person = $user.get()?.userId
  return $session.listen(session => {
    const isSame = person !== undefined && person === $user.get()?.userId
    const isOther = $token.get() !== token && !isSame
    person = $user.get()?.userId
    if (session.state === 'ended') return
    token = $token.get()
    if (!isOther) return
    repeat.end()
    write($menu, { state: 'unknown' })
  })
}
