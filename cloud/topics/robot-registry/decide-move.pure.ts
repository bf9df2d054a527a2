import { type Code, codes } from '#contract/codes.ts'

type Move = {
  /** Where the robot is, and where the person saw it. */
  from: { tenantId: number; storeId: number | null; seenStoreId: number | null }
  to: { tenantId: number; store: { storeId: number; tenantId: number } | null }
  /** Whether the person sees every tenant. */
  seesAll: boolean
}

/** Why somebody may not move a robot; undefined where that is no question of places. The newest place goes first: the person chose by another. */
export const moveRefusal = ({ from, to: { tenantId, store }, seesAll }: Move): Code | undefined => {
  if (from.storeId !== from.seenStoreId) return codes.updateFailed
  if (tenantId !== from.tenantId) {
    if (!seesAll) return codes.permissionMissing
  } else if ((store?.storeId ?? null) === from.storeId)
    return store === null ? codes.robotWithoutStore : codes.robotInStore
  return store !== null && store.tenantId !== tenantId ? codes.robotOfOthers : undefined
}
