/** Gives the value that was made for a key, or makes it. */
export type Kept<Value> = (key: string, make: () => Value) => Value

/** Keeps so many values. The one that was asked for last is forgotten last. */
export const keepLast = <Value>(max: number): Kept<Value> & { forget: (key: string) => void } => {
  const kept = new Map<string, Value>()
  const give: Kept<Value> = (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of [...kept.keys()].slice(0, -max)) kept.delete(oldest)
    return value
  }
  return Object.assign(give, { forget: (key: string) => void kept.delete(key) })
}
