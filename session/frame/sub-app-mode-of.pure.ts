import { type NamedSubApps, subAppOf } from '#contract/page/sub-apps/sub-apps.ts'

/** The stored sub-app mode of a tab. A tab without one has just been opened. */
export type KeptMode = 'on' | 'off'

/**
 * The first address of a tab decides (docs/requirements.md §2): `micro=true` means that another site or app shows a sub-application.
 * Later addresses are ignored, because links of the portal's own sidebar also contain `micro=true`
 * (docs/decisions/0012-the-first-address-of-a-tab-takes-its-sidebar.md).
 * @param kept the tab's stored value; an unknown value counts as none
 * @param named the sub-applications of the environment; without them only the thirteen are known
 */
export const subAppModeOf = (
  kept: string | null | undefined,
  { pathname, search }: { pathname: string; search: string },
  named?: NamedSubApps
): KeptMode => {
  if (kept === 'on' || kept === 'off') return kept
  return subAppOf(pathname, named) !== undefined && new URLSearchParams(search).get('micro') === 'true' ? 'on' : 'off'
}
