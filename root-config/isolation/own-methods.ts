import { type Change, type Owner, type Restored, saveProperties } from './saved-properties.ts'

/** The methods that each application replaced while its module was evaluated. */
const kept = new Map<string, readonly Change[]>()

let restore = (): Restored => ({ changes: [], locked: [] })

/** Saves the page's own methods. Call this before the first application is loaded. */
export const saveOwnMethods = (owners: readonly Owner[]): void => {
  restore = saveProperties(owners)
}

/**
 * Gives an application the methods back that it replaced before, as Zone.js does once. Methods that a mount replaces go
 * for good: the next mount replaces them again.
 * @returns `settle`, to be called when the module was evaluated, and `end`, which restores the page's own methods and
 * tells which ones can't be restored
 */
export const observeOwnMethods = (application: string): { settle: () => void; end: () => string[] } => {
  apply(kept.get(application) ?? [])
  return {
    settle: () => {
      const { changes } = restore()
      kept.set(application, changes)
      apply(changes)
    },
    end: () => restore().locked
  }
}

/** Restores the page's own methods for a moment. Returns a function that gives the application its own back. */
export const takeOwnMethods = (): (() => void) => {
  const { changes } = restore()
  return () => apply(changes)
}

const apply = (changes: readonly Change[]): void => {
  for (const { owner, key, now } of changes) if (now !== undefined) Reflect.defineProperty(owner, key, now)
}
