import { $menu, $offered, $permissions, environment, opensPath } from '@portal/session'
import { prefixesOf, subAppPath } from '#contract/page/sub-apps/sub-apps.ts'

type Links = Record<string, { links: Record<string, string> }>

/** The links of the sub-applications that this person may open. Going to one is checked again. */
export const openSubApps = (): Links => {
  const menu = $menu.get()
  const { subApps = {} } = environment()
  const open = prefixesOf(subApps).filter(
    prefix =>
      $offered.get()?.pages[prefix] !== undefined &&
      menu.state === 'ready' &&
      opensPath(menu.items, $permissions.get(), subAppPath(prefix))
  )
  return Object.fromEntries(open.map(prefix => [prefix, { links: subApps[prefix]?.links ?? {} }]))
}
