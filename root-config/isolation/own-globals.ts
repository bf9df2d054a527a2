/** Globals that each application made, to be there again when it is. */
const kept = new Map<string, Map<string, PropertyDescriptor>>()

/** What is global while no application is open. A window has a thousand names: they are put into a set once. */
const ofThePage = new Set<string>()

/**
 * Gives an application the globals that it made when it was open before, and notes those that it makes now.
 * @returns takes them off the page again, and tells the names of those that are new
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
      // One that can't be taken away is told of all the same.
      Reflect.deleteProperty(window, name)
    }
    return fresh
  }
}
