/** Text as it is compared: without case, and without the accents of Latin letters (not the marks of Thai or Japanese). */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()

/**
 * How well a name fits what was typed: 0 begins with it, 1 has a word that does, 2 has it somewhere; undefined fits not.
 * @param query folded already
 */
export const rankOf = (name: string, query: string): number | undefined => {
  const folded = foldText(name)
  const at = folded.indexOf(query)
  if (at < 0) return undefined
  if (at === 0) return 0
  return folded.split(/[\s\-/()]+/).some(word => word.startsWith(query)) ? 1 : 2
}

/** What fits, best first; what fits as well as another stays in its order. Nothing typed leaves all of it. */
export const bestFirst = <Item>(items: readonly Item[], nameOf: (item: Item) => string, typed: string): Item[] => {
  const query = foldText(typed)
  if (query === '') return [...items]
  return items
    .flatMap(item => {
      const rank = rankOf(nameOf(item), query)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
