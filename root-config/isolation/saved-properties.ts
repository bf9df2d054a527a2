/** An object of the page or of the language, whose properties belong to everybody. */
export type Owner = readonly [name: string, owner: object]

/** A property that is not as it was saved. */
export type Change = { name: string; owner: object; key: PropertyKey; now: PropertyDescriptor | undefined }

type Saved = {
  name: string
  owner: object
  keys: PropertyKey[]
  /** Of the keys, at the same places. */
  descriptors: PropertyDescriptor[]
  prototype: object | null
}

// Taken before any application can change them. The code that restores methods must not call changed ones: no loop
// `for … of`, no spread and no `const [one] = list`, since an application may also have changed how lists are iterated.
const same = Object.is
const {
  defineProperty,
  deleteProperty,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  isExtensible,
  ownKeys,
  setPrototypeOf
} = Reflect

const plain = { writable: true, enumerable: true, configurable: true }

/** Adds to a list without `push`, which an application may have changed, and without a setter of a prototype. */
const add = <Item>(list: Item[], item: Item): void => void defineProperty(list, list.length, { value: item, ...plain })

/** The restored properties, and the names of those that the application locked. */
export type Restored = { changes: Change[]; locked: string[] }

/**
 * Saves the properties of objects that all code on the page shares.
 * @returns a function that restores changed properties and removes added ones. It uses no method that an application
 * may have changed.
 */
export const saveProperties = (owners: readonly Owner[]): (() => Restored) => {
  const kept: Saved[] = owners.map(([name, owner]) => {
    const keys = ownKeys(owner)
    const descriptors = keys.map(key => getOwnPropertyDescriptor(owner, key) ?? {})
    return { name, owner, keys, descriptors, prototype: getPrototypeOf(owner) }
  })
  return () => {
    const restored: Restored = { changes: [], locked: [] }
    for (let at = 0; at < kept.length; at++) restore(kept[at] as Saved, restored)
    return restored
  }
}

const restore = (saved: Saved, { changes, locked }: Restored): void => {
  const { name, owner, prototype } = saved
  if (!isExtensible(owner)) add(locked, name)
  if (getPrototypeOf(owner) !== prototype && !setPrototypeOf(owner, prototype)) add(locked, name)
  for (let which = 0; which < saved.keys.length; which++) {
    const key = saved.keys[which] as PropertyKey
    const was = saved.descriptors[which] as PropertyDescriptor
    const now = getOwnPropertyDescriptor(owner, key)
    if (now !== undefined && isSame(now, was)) continue
    if (defineProperty(owner, key, was)) add(changes, { name, owner, key, now })
    else add(locked, `${name}.${nameOf(key)}`)
  }
  const keys = ownKeys(owner)
  for (let which = 0; keys.length > saved.keys.length && which < keys.length; which++) {
    const key = keys[which] as PropertyKey
    if (isSaved(saved.keys, key)) continue
    const now = getOwnPropertyDescriptor(owner, key)
    if (deleteProperty(owner, key)) add(changes, { name, owner, key, now })
    else add(locked, `${name}.${nameOf(key)}`)
  }
}

/** Whether a property is as it was: its value, its functions, and whether it can be changed. */
export const isSame = (now: PropertyDescriptor, was: PropertyDescriptor): boolean =>
  same(now.value, was.value) &&
  now.get === was.get &&
  now.set === was.set &&
  now.writable === was.writable &&
  now.configurable === was.configurable

const nameOf = (key: PropertyKey): string => (typeof key === 'symbol' ? '[symbol]' : `${key}`)

const isSaved = (keys: readonly PropertyKey[], key: PropertyKey): boolean => {
  for (let at = 0; at < keys.length; at++) if (keys[at] === key) return true
  return false
}
