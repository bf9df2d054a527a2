/** Normalises text for comparison: no case, no accents of Latin letters. The marks of Thai and Japanese stay. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim()

/**
 * How well a name matches: 0 begins with the query, 1 has a word that begins with it, 2 contains it, undefined no
 * match.
 * @param query normalised already
 */
export const rankOf = (name: string, query: string): number | undefined => {
  const folded = foldText(name)
  const at = folded.indexOf(query)
  if (at < 0) return undefined
  if (at === 0) return 0
  return folded.split(/[\s\-/()]+/).some(word => word.startsWith(query)) ? 1 : 2
}

/** The matches, best first; equal matches keep their order. An empty query keeps all. */
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
