import { adapter } from '../adapter.ts'
import { type StoredName, stored } from './stored-names.pure.ts'

/** Browsers limit a cookie's life to 400 days. A wrong `expire` must not create a cookie with an invalid date. */
const longestLife = 400

/** The stored text; undefined when there is none, or when the browser refuses cookies. */
export const readStored = (item: StoredName): string | undefined => adapter().cookies.read(stored[item].name)

/** Stores a text for the days of its item, or for `days` when the item has no fixed lifetime. */
export const writeStored = (item: StoredName, value: string, days: number = stored[item].days ?? 1): void => {
  const life = Number.isFinite(days) ? Math.min(Math.max(days, 1 / 86_400), longestLife) : 1
  adapter().cookies.write(stored[item].name, value, { days: life, domain: adapter().environment.cookieDomain })
}

export const removeStored = (item: StoredName): void =>
  adapter().cookies.remove(stored[item].name, adapter().environment.cookieDomain)
