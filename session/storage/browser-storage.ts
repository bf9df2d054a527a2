import type { SessionAdapter } from '../adapter.ts'

/** With cookies switched off, even naming cookies or storage throws. A full storage refuses to write. */
export const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

const storageOf = (find: () => Storage): SessionAdapter['storage'] => ({
  read: name => attempt(() => find().getItem(name)) ?? undefined,
  write: (name, text) =>
    attempt(() => {
      find().setItem(name, text)
      return true
    }) ?? false,
  remove: name => attempt(() => find().removeItem(name))
})

export const browserStorage = storageOf(() => localStorage)
export const browserTabStorage = storageOf(() => sessionStorage)
