/** Whose methods everybody on the page relies on. Zone.js, which Angular needs, replaces promises; they are not here. */
const owners: [name: string, owner: object][] = [
  ['Array.prototype', Array.prototype],
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['Date.prototype', Date.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['Array', Array],
  ['Object', Object],
  ['Number', Number],
  ['JSON', JSON],
  ['Math', Math],
  ['Reflect', Reflect]
]

type Kept = { name: string; owner: object; own: [key: PropertyKey, descriptor: PropertyDescriptor][]; count: number }

// Taken before anybody can change them: what puts methods back must not need them.
const same = Object.is
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect

/**
 * Keeps the language's own methods as they are now.
 * @returns puts back what was changed since, takes away what was added, and tells what that was
 */
export const keepBuiltIns = (): (() => string[]) => {
  const kept: Kept[] = owners.map(([name, owner]) => {
    const keys = ownKeys(owner)
    const own = keys.map((key): Kept['own'][number] => [key, getOwnPropertyDescriptor(owner, key) ?? {}])
    return { name, owner, own, count: keys.length }
  })
  // Written without any method of an array: one of them may be what was changed.
  return () => {
    const found: string[] = []
    let many = 0
    for (let at = 0; at < kept.length; at++) {
      const { name, owner, own, count } = kept[at] as Kept
      for (let which = 0; which < own.length; which++) {
        const [key, was] = own[which] as Kept['own'][number]
        const now = getOwnPropertyDescriptor(owner, key)
        if (now !== undefined && same(now.value, was.value) && now.get === was.get) continue
        if (defineProperty(owner, key, was))
          defineProperty(found, many++, { value: `${name}.${String(key)}`, ...plain })
      }
      const keys = ownKeys(owner)
      for (let which = 0; keys.length > count && which < keys.length; which++) {
        const key = keys[which] as PropertyKey
        if (isKept(own, key) || !deleteProperty(owner, key)) continue
        defineProperty(found, many++, { value: `${name}.${String(key)}`, ...plain })
      }
    }
    return found
  }
}

const plain = { writable: true, enumerable: true, configurable: true }

const isKept = (own: Kept['own'], key: PropertyKey): boolean => {
  for (let at = 0; at < own.length; at++) if (own[at]?.[0] === key) return true
  return false
}
