import type { ReadableAtom } from 'nanostores'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import type { Offered } from '#contract/page/pages.ts'
import type { FrameValues } from '#contract/page/rendered-frame.ts'
import { $session, type Session } from '../identity/session.ts'
import { $locale } from '../language/format.ts'
import { $language, $translate, $translateOr, type TranslateOr } from '../language/language.ts'
import type { Translate } from '../language/message-keys.ts'
import { $menu, $visibleMenu, type Menu, visibleItems } from '../menu/menu.ts'
import { $offered } from '../menu/offered.ts'
import { $messagesOpen, $unread } from '../message-centre/message-counts.ts'
import { $route } from '../routes/route.ts'
import { chooseSidebar } from './choose-sidebar.ts'
import { chooseTheme } from './choose-theme.pure.ts'
import { $sidebar, $theme } from './frame.ts'

/** The values that a page is rendered with, by store. */
export type StoreValues = ReadonlyMap<ReadableAtom, unknown>

type Parts = {
  values: Omit<FrameValues, 'menu'>
  /** The entries of the menu, already checked. */
  items: MenuItem[]
  token: string
  offered: Offered | undefined
  translate: Translate
  translateOr: TranslateOr
}

/**
 * The values of all stores that header and sidebar read, for one page. The server renders with these values, and the
 * browser hydrates with them. No store is set, so two requests never share values.
 */
export const storeValues = ({ values, items, token, offered, translate, translateOr }: Parts): StoreValues => {
  const { user, language, pathname, theme, sidebar } = values
  const session: Session = { state: 'member', token, user }
  const menu: Menu = { state: 'ready', items }
  return new Map<ReadableAtom, unknown>([
    [$session, session],
    [$menu, menu],
    [$offered, offered],
    [$visibleMenu, visibleItems(menu, user.perms, offered)],
    [$language, language],
    [$locale, language],
    [$translate, translate],
    [$translateOr, translateOr],
    [$theme, chooseTheme(theme)],
    [$sidebar, chooseSidebar(sidebar)],
    [$route, { pathname, search: '', hash: '' }],
    [$unread, undefined],
    [$messagesOpen, false]
  ])
}
