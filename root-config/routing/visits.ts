import { $offered, $route, $token, $visibleMenu, joinPath, paths, request, trailTo } from '@portal/session'
import type { MenuItem } from '#contract/calls/menu.ts'
import { recordMenuVisit } from '#contract/calls/menu-history.ts'
import { hasPage } from '#contract/page/pages.ts'
import { subAppPath } from '#contract/page/sub-apps.ts'
import { nextPaint } from '../next-paint.ts'
import { $decision } from './router.ts'

/**
 * Tells the cloud which entry of the menu the person went to, once for each way there: moving about below an entry is
 * no new visit. What was opened last stands first in the command palette and on the dashboard.
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
    // What has no page yet is nothing that anybody wants to come back to.
    const entry = offered === undefined || hasPage(offered, url) ? trail.at(-1) : undefined
    const visit = entry && `${$token.get()} ${entry.menuId}`
    if (visit === last) return
    last = visit
    if (entry !== undefined) void record(entry, entry.url ?? url)
  }
  for (const store of [$route, $decision, $visibleMenu]) store.subscribe(look)
}

/** The page that was gone to is drawn first. */
const record = async ({ menuId, name, perms, langKey }: MenuItem, url: string): Promise<void> => {
  const token = $token.get()
  await nextPaint()
  // Nobody's visit is told in the name of somebody else, who may have signed in meanwhile.
  if ($token.get() !== token) return
  try {
    await request(recordMenuVisit, { body: { menuId, menuName: name, perms, url, langKey } }, { quiet: true })
  } catch (cause) {
    // A visit that is not recorded costs nobody anything, and the next one tells as much.
    console.warn('The visit could not be recorded.', cause)
  }
}
