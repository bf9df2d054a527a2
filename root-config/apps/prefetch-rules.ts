/** What a browser tells of the network, where it tells anything. */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** Why a sub-application would be fetched ahead: somebody is about to open it, or there is just nothing else to do. */
export type PrefetchReason = 'attention' | 'idle'

/**
 * Whether a sub-application may be fetched ahead. Whoever saves data never pays for what was not asked for; a slow or a
 * paid network is not used on a mere guess. A browser that tells nothing counts as on a good network.
 */
export const mayPrefetch = (reason: PrefetchReason, connection: Connection | undefined): boolean => {
  const { saveData, effectiveType = '4g', type } = connection ?? {}
  if (saveData === true) return false
  return reason === 'attention' || (effectiveType === '4g' && type !== 'cellular')
}
