/** Items on their way to a receiver. */
export type Collected<Item> = {
  add: (items: readonly Item[]) => void
  /** Hands over what waits, and takes no more: nothing is lost by a stop, and no timer outlives the receiver. */
  finish: () => void
}

/**
 * Collects items. They are handed over at once where none came for a while, and otherwise all together when the while is
 * over. However often something happens, the receiver hears of it once in this time.
 */
export const collect = <Item>(whileMs: number, handOver: (items: Item[]) => void): Collected<Item> => {
  const waiting = new Set<Item>()
  let timer: NodeJS.Timeout | undefined
  let isFinished = false
  const handOverAll = () => {
    const items = [...waiting]
    waiting.clear()
    if (items.length > 0) handOver(items)
    return items.length > 0
  }
  const flush = () => {
    timer = handOverAll() ? setTimeout(flush, whileMs).unref() : undefined
  }
  return {
    add: items => {
      if (isFinished) return
      for (const item of items) waiting.add(item)
      if (timer === undefined) flush()
    },
    finish: () => {
      isFinished = true
      clearTimeout(timer)
      handOverAll()
    }
  }
}
