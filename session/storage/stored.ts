import { adapter } from '../adapter.ts'
import { type StoredName, stored } from './stored-names.ts'

/** The browser caps a cookie's life at 400 days, and a broken `expire` must not make a cookie that never was. */
const longestLife = 400

/** The stored text, or undefined where there is none or the browser keeps no cookies. */
export const readStored = (item: StoredName): string | undefined => adapter().cookies.read(stored[item].name)

/** Keeps a text for the item's days, or for `days` where the item's life is its own. */
export const writeStored = (item: StoredName, value: string, days: number = stored[item].days ?? 1): void => {
  const life = Number.isFinite(days) ? Math.min(Math.max(days, 1 / 86_400), longestLife) : 1
  adapter().cookies.write(stored[item].name, value, { days: life, domain: adapter().environment.cookieDomain })
}

export const removeStored = (item: StoredName): void =>
  adapter().cookies.remove(stored[item].name, adapter().environment.cookieDomain)
