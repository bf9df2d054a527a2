/**
 * Built-ins that all code on the page relies on. Promises are missing, because Zone.js (Angular) has to replace them.
 */
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

type Saved = { name: string; owner: object; own: [key: PropertyKey, descriptor: PropertyDescriptor][]; count: number }

// Saved before any application can change them. The code that restores methods must not call changed ones.
const same = Object.is
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect

/**
 * Saves the current methods of the JavaScript built-ins.
 * @returns a function that restores changed methods, removes added ones, and returns their names
 */
export const saveBuiltIns = (): (() => string[]) => {
  const kept: Saved[] = owners.map(([name, owner]) => {
    const keys = ownKeys(owner)
    const own = keys.map((key): Saved['own'][number] => [key, getOwnPropertyDescriptor(owner, key) ?? {}])
    return { name, owner, own, count: keys.length }
  })
  // Uses no array method, because an application may have changed that method.
  return () => {
    const found: string[] = []
    let many = 0
    for (let at = 0; at < kept.length; at++) {
      const { name, owner, own, count } = kept[at] as Saved
      for (let which = 0; which < own.length; which++) {
        const [key, was] = own[which] as Saved['own'][number]
        const now = getOwnPropertyDescriptor(owner, key)
        if (now !== undefined && same(now.value, was.value) && now.get === was.get) continue
        if (defineProperty(owner, key, was))
          defineProperty(found, many++, { value: `${name}.${String(key)}`, ...plain })
      }
      const keys = ownKeys(owner)
      for (let which = 0; keys.length > count && which < keys.length; which++) {
        const key = keys[which] as PropertyKey
        if (isSaved(own, key) || !deleteProperty(owner, key)) continue
        defineProperty(found, many++, { value: `${name}.${String(key)}`, ...plain })
      }
    }
    return found
  }
}

const plain = { writable: true, enumerable: true, configurable: true }

const isSaved = (own: Saved['own'], key: PropertyKey): boolean => {
  for (let at = 0; at < own.length; at++) if (own[at]?.[0] === key) return true
  return false
}
