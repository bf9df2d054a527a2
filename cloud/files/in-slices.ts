/** Items that are looked at before everybody else has a turn. */
const sliceItems = 100

/** Lets everybody else have a turn of the event loop. */
export const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/**
 * Looks at the items of a long list one after the other, and gives the event loop back after each slice. Somebody else's
 * file must hold nobody up. What `look` throws ends the walk.
 */
export const inSlices = async <Item>(
  items: Iterable<Item>,
  look: (item: Item, index: number) => void | Promise<void>
): Promise<void> => {
  let index = 0
  for (const item of items) {
    if (index > 0 && index % sliceItems === 0) await turn()
    const looking = look(item, index)
    if (looking !== undefined) await looking
    index += 1
  }
}
