import { type RobotKind, robotKindIn } from '#contract/calls/robots/robots.ts'

/** The robot kind in an address's query; undefined for all courses. */
export const kindIn = (search: string): RobotKind | undefined => robotKindIn(new URLSearchParams(search).get('kind'))

/** The query of the address for a kind. `micro=true` is kept: the portal needs it for its frame (docs/requirements.md §2). */
export const queryOf = (kind: RobotKind | undefined, search: string): string => {
  const query = new URLSearchParams()
  if (new URLSearchParams(search).get('micro') === 'true') query.set('micro', 'true')
  if (kind !== undefined) query.set('kind', kind)
  return query.size === 0 ? '' : `?${query}`
}
