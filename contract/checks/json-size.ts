/**
 * How many names and items a JSON value holds, at every depth; stops counting at `most + 1`. Each costs whoever reads
 * the value further on, however short it is. It never recurses.
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
