import { isSame } from './saved-properties.ts'

/** The globals that each application made or replaced. They are restored when the application opens again. */
const kept = new Map<string, Map<string, PropertyDescriptor>>()

/** The page's own globals while no application is open. */
const ofThePage = new Map<string, PropertyDescriptor>()

/** Frames of a page are globals named by a number. */
const isFrame = (name: string): boolean => /^\d+$/.test(name)

const describe = (name: string): PropertyDescriptor | undefined => Object.getOwnPropertyDescriptor(window, name)

/** Notes the globals of the page itself. Later ones are noted before each application. */
export const noteOwnGlobals = (): void => {
  for (const name of Object.getOwnPropertyNames(window)) {
    const descriptor = ofThePage.has(name) || isFrame(name) ? undefined : describe(name)
    if (descriptor !== undefined) ofThePage.set(name, descriptor)
  }
}

/** Names of globals that an application changed, and of those that can't be restored. */
export type Globals = { names: string[]; locked: string[] }

/**
 * Restores the globals that an application made before, and notes the globals that it makes now.
 * @returns `settle`, to be called when the module was evaluated; `release`, which puts the page's own back where they
 * were replaced; and `end`, which removes those that are new
 */
export const noteGlobals = (
  application: string
): { settle: () => void; release: () => Globals; end: () => Globals } => {
  const own = kept.get(application) ?? new Map<string, PropertyDescriptor>()
  kept.set(application, own)
  noteOwnGlobals()
  for (const [name, descriptor] of own) Reflect.defineProperty(window, name, descriptor)
  return {
    // A function of the window that a mount replaces goes for good: the next mount replaces it again.
    settle: () => {
      for (const [name, now] of replaced()) if (now !== undefined) own.set(name, now)
    },
    release: () => release(own),
    end: () => endOf(own)
  }
}

const replaced = (): [name: string, now: PropertyDescriptor | undefined][] =>
  [...ofThePage].flatMap(([name, was]) => {
    const now = describe(name)
    return now !== undefined && isSame(now, was) ? [] : [[name, now]]
  })

const release = (own: ReadonlyMap<string, unknown>): Globals => {
  const names = replaced().map(([name]) => name)
  const locked = names.filter(name => !putBack(name, ofThePage.get(name)))
  return { names: names.filter(name => !own.has(name)), locked }
}

const endOf = (own: Map<string, PropertyDescriptor>): Globals => {
  const found: Globals = { names: [], locked: [] }
  for (const name of Object.getOwnPropertyNames(window)) {
    const now = ofThePage.has(name) || isFrame(name) ? undefined : describe(name)
    if (now === undefined) continue
    if (!own.has(name)) found.names.push(name)
    own.set(name, now)
    if (!putBack(name, undefined)) found.locked.push(name)
  }
  return found
}

/** A `var` of a script can't be removed. It loses its value. */
const putBack = (name: string, was: PropertyDescriptor | undefined): boolean => {
  if (was !== undefined) return Reflect.defineProperty(window, name, was)
  return Reflect.deleteProperty(window, name) || Reflect.set(window, name, undefined)
}
