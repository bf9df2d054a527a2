import { ownReferences, ownReferencesName } from './own-references.config.mjs'

/**
 * Keeps the page's own functions before any other script can replace them. The build makes every file of the portal use
 * the kept functions.
 */
export const keepReferences = (): void => {
  const kept = Object.fromEntries(ownReferences.map(name => [name, Reflect.get(globalThis, name)]))
  Object.defineProperty(globalThis, ownReferencesName, { value: Object.freeze(kept) })
}
