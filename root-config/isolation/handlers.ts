import { pagePlaces } from './page-parts.ts'

type Handlers = [target: object, names: string[]]

/** `onclick` and the like of everything that outlives an application. */
const targets = (): object[] => [
  window,
  document,
  ...pagePlaces(),
  ...document.body.children,
  ...[window.visualViewport, screen.orientation, document.fonts, navigator.serviceWorker].filter(
    it => it instanceof Object
  )
]

const handlersOf = (target: object): string[] => {
  const names: string[] = []
  for (const name in target) if (/^on[a-z]/.test(name)) names.push(name)
  return names
}

/** A frozen or exotic target can throw where it is read. */
const read = (target: object, name: string): unknown => {
  try {
    return Reflect.get(target, name)
  } catch {
    return undefined
  }
}

let watched: Handlers[] = []

/** Finds all handlers of the page. The portal sets none, it adds listeners. */
export const findHandlers = (): void => {
  watched = targets().map(target => [target, handlersOf(target)])
}

/** Removes every handler that an application set. */
export const removeHandlers = (): void => {
  for (const [target, names] of watched) {
    for (const name of names) if (typeof read(target, name) === 'function') Reflect.set(target, name, null)
  }
}
