/**
 * Collects items. They are handed over at once where none came for a while, and otherwise all together when the while is
 * over. However often something happens, the receiver hears of it once in this time.
 */
export const collect = <Item>(
  whileMs: number,
  handOver: (items: Item[]) => void
): ((items: readonly Item[]) => void) => {
  const waiting = new Set<Item>()
  let resting = false
  const flush = () => {
    resting = waiting.size > 0
    if (!resting) return
    const items = [...waiting]
    waiting.clear()
    handOver(items)
    setTimeout(flush, whileMs).unref()
  }
  return items => {
    for (const item of items) waiting.add(item)
    if (!resting) flush()
  }
}
