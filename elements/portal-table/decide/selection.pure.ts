/** How many of the rows on screen are selected. */
export type SelectedShare = 'none' | 'some' | 'all'

/** Only rows on screen count: an action must never reach a row that nobody sees. */
export const onScreen = (selected: ReadonlySet<string>, keys: readonly string[]): string[] =>
  keys.filter(key => selected.has(key))

export const shareOf = (selected: ReadonlySet<string>, keys: readonly string[]): SelectedShare => {
  const count = onScreen(selected, keys).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** The selection after one row was ticked or its tick was taken away. */
export const toggled = (selected: ReadonlySet<string>, key: string): Set<string> => {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}
