/** What SystemJS remembers of a module; `er` is what it failed with. */
type Entry = { er?: unknown }

/**
 * SystemJS remembers every module for ever, failed ones too, and only its larger build can forget one. That build
 * evaluates code, which the page's policy forbids, so this reaches for the registry itself: it lies under the only
 * symbol that the loader has (6.15.1, pinned for this).
 */
const registry = (): Record<string, Entry> => {
  const [symbol] = Object.getOwnPropertySymbols(System)
  if (symbol === undefined) throw new Error('SystemJS keeps its registry elsewhere than in 6.15.1.')
  return Reflect.get(System, symbol)
}

/**
 * Forgets a module, and every part that failed, which may be why it failed: the next load asks the network again (M4).
 * What is still under way is forgotten as well, so that somebody who left and came back does not wait for it.
 */
export const forgetModule = (name: string): void => {
  const entries = registry()
  delete entries[System.resolve(name)]
  for (const [address, { er }] of Object.entries(entries)) if (er) delete entries[address]
}

/** Whether a module of the import map was asked for already, and did not fail. */
export const isLoaded = (name: string): boolean => {
  const entry = registry()[System.resolve(name)]
  return entry !== undefined && !entry.er
}

/** Whether a script element is the loader's: it takes it away itself once it has run, and fails where it can't. */
export const isBeingLoaded = (address: string): boolean => registry()[address.split('#', 1)[0] ?? ''] !== undefined
