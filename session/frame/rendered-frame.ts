import type { MenuItem } from '#contract/calls/menu/menu.ts'
import type { FrameValues } from '#contract/page/rendered-frame.ts'
import { adapter } from '../adapter.ts'
import { $session, $token } from '../identity/session.ts'
import { $translate, $translateOr } from '../language/language.ts'
import { $menu } from '../menu/menu.ts'
import { menuOfRows } from '../menu/menu-rows.pure.ts'
import { readMenu } from '../menu/menu-tree.pure.ts'
import { $offered } from '../menu/offered.ts'
import { write } from '../stores.ts'
import { type StoreValues, storeValues } from './store-values.ts'

let rendered: { values: FrameValues; items: MenuItem[]; token: string } | undefined

const report = (problem: string): void => adapter().warn(`A menu entry was dropped: ${problem}`)

/** Takes user and menu from the page when the server rendered the frame, so that no request is needed. */
export const takeRenderedFrame = (): void => {
  const { renderedFrame: values } = adapter()
  const token = $token.get()
  rendered = undefined
  if (values === undefined || token === undefined) return
  const items = readMenu(menuOfRows(values.menu), report)
  rendered = { values, items, token }
  write($session, { state: 'member', token, user: values.user })
  write($menu, { state: 'ready', items })
}

/**
 * The values that the server rendered the frame from. React hydrates with them, even when the stores have changed, and
 * renders the current values right afterwards.
 * @returns undefined when no server rendered the frame
 */
export const renderedValues = (): StoreValues | undefined =>
  rendered &&
  storeValues({
    ...rendered,
    offered: $offered.get(),
    translate: $translate.get(),
    translateOr: $translateOr.get()
  })
