/** The network information of a browser. Not every browser provides it. */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** Why a sub-application is prefetched: the person points at a link to it, or the page is idle. */
export type PrefetchReason = 'attention' | 'idle'

/**
 * Whether a sub-application may be prefetched. Never while the browser saves data. An idle page does not prefetch over
 * a slow or mobile network. Without network information the network counts as good.
 */
export const mayPrefetch = (reason: PrefetchReason, connection: Connection | undefined): boolean => {
  const { saveData, effectiveType = '4g', type } = connection ?? {}
  if (saveData === true) return false
  return reason === 'attention' || (effectiveType === '4g' && type !== 'cellular')
}

/** The first few of a list, each once. */
export const firstOf = <Item>(items: readonly Item[], most: number): Item[] => [...new Set(items)].slice(0, most)
