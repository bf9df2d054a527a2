import { subAppOf } from '#contract/page/sub-apps.ts'

/** What a tab keeps of its sub-app mode; one that keeps nothing has just been opened. */
export type KeptMode = 'on' | 'off'

/**
 * The first address of a tab decides (spec §2): `micro=true` in it means that another site or app shows a
 * sub-application. Later addresses say nothing, since links of the portal's own sidebar carry `micro=true` too.
 * @param kept what the tab has stored; anything else than a mode counts as nothing
 */
export const subAppModeOf = (
  kept: string | null | undefined,
  { pathname, search }: { pathname: string; search: string }
): KeptMode => {
  if (kept === 'on' || kept === 'off') return kept
  return subAppOf(pathname) !== undefined && new URLSearchParams(search).get('micro') === 'true' ? 'on' : 'off'
}
