/** The globals that each application made. They are restored when the application opens again. */
const kept = new Map<string, Map<string, PropertyDescriptor>>()

/** Global names while no application is open. A window has about a thousand, so they are kept in a set. */
const ofThePage = new Set<string>()

/**
 * Restores the globals that an application made before, and notes the globals that it makes now.
 * @returns a function that removes all of them, and returns the names of the new ones
 */
export const noteGlobals = (application: string): (() => string[]) => {
  const own = kept.get(application) ?? new Map<string, PropertyDescriptor>()
  kept.set(application, own)
  for (const name of Object.getOwnPropertyNames(window)) ofThePage.add(name)
  for (const [name, descriptor] of own) {
    if (!Object.hasOwn(window, name)) Object.defineProperty(window, name, descriptor)
  }
  return () => {
    const fresh: string[] = []
    for (const name of Object.getOwnPropertyNames(window)) {
      const descriptor = ofThePage.has(name) ? undefined : Object.getOwnPropertyDescriptor(window, name)
      if (descriptor === undefined) continue
      if (!own.has(name)) fresh.push(name)
      own.set(name, descriptor)
      // A global that can't be removed is reported too.
      Reflect.deleteProperty(window, name)
    }
    return fresh
  }
}
