/** The registry entry of a module. `n` has its exports, and `er` is the error of a failed module. */
type Entry = { er?: unknown; n?: object }

/**
 * The internal registry of SystemJS. SystemJS keeps every module for ever, failed ones too. Only its larger build can
 * delete a module, but that build evaluates code, and the page's Content Security Policy forbids that. The registry is
 * the value of the loader's only symbol property (6.15.1, pinned for this).
 */
const registry = (): Record<string, Entry> => {
  const [symbol] = Object.getOwnPropertySymbols(System)
  if (symbol === undefined) throw new Error('The registry of SystemJS is not where version 6.15.1 has it.')
  return Reflect.get(System, symbol)
}

/** Deletes all failed modules from the registry, so that the next attempt fetches them again (M4). */
export const forgetFailed = (): void => {
  const entries = registry()
  for (const [url, { er }] of Object.entries(entries)) if (er) delete entries[url]
}

/** Deletes a module, also a pending one: a person who comes back does not wait for the old load. */
export const forgetModule = (name: string): void => {
  delete registry()[System.resolve(name)]
}

/** Whether a module of the import map was requested before and did not fail. */
export const isLoaded = (name: string): boolean => {
  const entry = registry()[System.resolve(name)]
  return entry !== undefined && !entry.er
}

/** The exports of a module that was loaded before. */
export const exportsOf = (name: string): Readonly<Record<string, unknown>> =>
  (registry()[System.resolve(name)]?.n ?? {}) as Record<string, unknown>

/**
 * Whether a script element belongs to the loader. The loader removes it after it has run, and fails when it is gone.
 */
export const isBeingLoaded = (url: string): boolean => registry()[url.split('#', 1)[0] ?? ''] !== undefined
