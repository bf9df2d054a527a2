import * as limits from '#contract/limits.ts'

/** The bound of a store as a person writes it: the id as a text, empty without a choice. */
export type BandwidthDraft = { storeId: string; megabits: number | '' | null }

export type BandwidthProblem = 'store' | 'megabits'

/** The wrong fields, in the order of the form. */
export const problemsOf = ({
  storeId,
  megabits
}: BandwidthDraft): Partial<Record<BandwidthProblem, BandwidthProblem>> => {
  const count = Number(megabits)
  const isBound = Number.isInteger(count) && count >= 1 && count <= limits.storeMegabitsMax
  return { ...(storeId === '' && { store: 'store' }), ...(!isBound && { megabits: 'megabits' }) }
}
