import * as v from 'valibot'
import { liveAction } from '#contract/page/live.ts'

/** A process's news for the others: the people concerned, and never the text of a message. */
export const announcement = v.variant('kind', [
  v.object({ kind: v.literal('users'), action: liveAction, userIds: v.array(v.number()) }),
  v.object({ kind: v.literal('everyone'), action: liveAction }),
  /** To those who may see one of these tenants. */
  v.object({ kind: v.literal('tenants'), action: liveAction, tenantIds: v.array(v.number()) }),
  /** By the hashes of their tokens, which let nobody in. */
  v.object({ kind: v.literal('sessionsEnded'), tokenHashes: v.array(v.string()) })
])
export type Announcement = v.InferOutput<typeof announcement>

/**
 * PostgreSQL carries less than 8,000 bytes in one notification. An id has 16 digits and a comma at most, a hash 43
 * characters, two quotes and a comma.
 */
const userIdsInOne = 400
const tenantIdsInOne = 400
const hashesInOne = 150

/** With more users than this it costs less to have everybody look than to name them. */
const usersNamedAtMost = 10 * userIdsInOne

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** The announcement in pieces that are each small enough to travel; nothing where it concerns nobody. */
export const inPieces = (whole: Announcement): Announcement[] => {
  if (whole.kind === 'everyone') return [whole]
  if (whole.kind === 'sessionsEnded')
    return chunks(whole.tokenHashes, hashesInOne).map(tokenHashes => ({ kind: whole.kind, tokenHashes }))
  if (whole.kind === 'tenants')
    return chunks(whole.tenantIds, tenantIdsInOne).map(tenantIds => ({ ...whole, tenantIds }))
  const userIds = [...new Set(whole.userIds)]
  if (userIds.length > usersNamedAtMost) return [{ kind: 'everyone', action: whole.action }]
  return chunks(userIds, userIdsInOne).map(some => ({ ...whole, userIds: some }))
}
