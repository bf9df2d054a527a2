import { $offered, $route, $token, $visibleMenu, joinPath, paths, request, trailTo } from '@portal/session'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { recordMenuVisit } from '#contract/calls/menu/menu-history.ts'
import { hasPage } from '#contract/page/pages.ts'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { nextPaint } from '../next-paint.ts'
import { $decision } from './router.ts'

/**
 * Records which menu entry the person opened. Moving between pages below one entry is no new visit. The command palette
 * and the dashboard list the latest visits first.
 */
export const recordVisits = (): void => {
  let last: string | undefined
  const look = (): void => {
    const { pathname } = $route.get()
    const centre = pathname === paths.cleaningCentre
    if (!centre && $decision.get().kind !== 'subApp') return
    const trail = trailTo($visibleMenu.get(), centre ? subAppPath('cleanCC') : pathname)
    const offered = $offered.get()
    const url = trail.map(({ path }) => path).reduce(joinPath, '')
    // An entry without a page is not worth coming back to.
    const opened = offered === undefined || hasPage(offered, url) ? trail.at(-1) : undefined
    // The entry that a developer's server puts in has no number, and the cloud does not know it.
    const entry = opened?.menuId === 0 ? undefined : opened
    const visit = entry && `${$token.get()} ${entry.menuId}`
    if (visit === last) return
    last = visit
    if (entry !== undefined) void record(entry, entry.url ?? url)
  }
  for (const store of [$route, $decision, $visibleMenu]) store.subscribe(look)
}

/** Waits until the page is drawn, then sends the visit. */
const record = async ({ menuId, name, perms, langKey }: MenuItem, url: string): Promise<void> => {
  const token = $token.get()
  await nextPaint()
  // Somebody else may have signed in meanwhile. Their history must not get this visit.
  if ($token.get() !== token) return
  try {
    await request(recordMenuVisit, { body: { menuId, menuName: name, perms, url, langKey } }, { quiet: true })
  } catch (cause) {
    // A lost visit does no harm, so the person is not told.
    console.warn('The visit could not be recorded.', cause)
  }
}
