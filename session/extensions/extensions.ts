import { computed, type ReadableAtom } from 'nanostores'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import {
  type Extension,
  extensionsAt,
  type LinkPoint,
  linksAt,
  type ModulePoint,
  nameIn
} from '#contract/page/sub-apps/extensions.ts'
import type { LinkValues } from '#contract/page/sub-apps/links.ts'
import { type SubAppPrefix, subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { environment } from '../environment.ts'
import { allows } from '../identity/permissions.pure.ts'
import { $permissions } from '../identity/session.ts'
import { $language } from '../language/language.ts'
import { linkTo } from '../menu/link-to.ts'
import { $visibleMenu } from '../menu/menu.ts'
import { joinPath } from '../menu/menu-tree.pure.ts'
import { readOnly } from '../stores.ts'
import { $extender } from './extender.ts'

/** Whether the person's menu leads to a sub-application. */
const isInMenu = (items: readonly MenuItem[], prefix: SubAppPrefix, parent = ''): boolean =>
  items.some(({ path, children }) => {
    const whole = joinPath(parent, path)
    return subAppOf(whole, environment().subApps) === prefix || isInMenu(children, prefix, whole)
  })

const contributionsTo = (point: ModulePoint): ReadableAtom<readonly Extension[]> =>
  readOnly(
    computed([$visibleMenu, $permissions, $extender], (menu, held, extender) =>
      extensionsAt(
        point,
        extender === undefined ? undefined : environment().subApps,
        (prefix, module, permission) =>
          extender?.has(module) === true && isInMenu(menu, prefix) && allows(held, permission)
      )
    )
  )

/** The cards that sub-applications contribute to the dashboard of this person. */
export const $contributedCards = contributionsTo('dashboardCard')

/** The searches that sub-applications contribute to the command palette of this person. */
export const $contributedSearches = contributionsTo('search')

/** A link that a sub-application contributes, for this person and in the current language. */
export type ContributedLink = { key: string; name: string; address: string }

/**
 * The links that sub-applications add to an extension point. Ask again when menu or language change.
 * @param values for the parts that the links leave open. A link that needs another value is left out.
 */
export const contributedLinks = (point: LinkPoint, values?: LinkValues): ContributedLink[] =>
  linksAt(point, environment().subApps).flatMap(({ key, name }) => {
    const address = linkTo(key, values)
    return address === undefined ? [] : [{ key, name: nameIn(name, $language.get()), address }]
  })
