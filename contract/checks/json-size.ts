/**
 * Counts the names and items of a JSON value, at every depth. The count stops at `most + 1`. Each of them, however short,
 * is work for the code that reads the value further on. The function never recurses.
 */
export const namesAndItemsIn = (value: unknown, most: number): number => {
  const open: object[] = isObject(value) ? [value] : []
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const inner: unknown[] = Array.isArray(next) ? next : Object.values(next)
    count += inner.length
    if (count > most) return most + 1
    open.push(...inner.filter(isObject))
  }
  return count
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
