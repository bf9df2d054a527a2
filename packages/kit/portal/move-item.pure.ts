/** Moves an item one place up or down; at the end of the list it stays. */
export const moveItem = <Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] => {
  const item = items[place]
  const target = place + by
  if (item === undefined || target < 0 || target >= items.length) return [...items]
  return items.toSpliced(place, 1).toSpliced(target, 0, item)
}
