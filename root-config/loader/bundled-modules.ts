/** A module as `System.register` takes it. */
type Registration = [dependencies: string[], declare: unknown]

/** Modules that came with the page's first script, by the path under which the import map lists them. */
const bundled = new Map<string, Registration>()

type Loader = { instantiate: (url: string, ...rest: unknown[]) => unknown }

/**
 * Lets the first script carry several modules, so that the page needs one request for them and not one each, one after
 * the other. Each is registered under the address that the import map gives it: a map that names another address gets
 * the module from there, so that the map stays the only truth about where a module comes from.
 */
export const register = (path: string, registration: Registration): void => {
  bundled.set(path, registration)
}

/** Has the loader look among the bundled modules first. Each is taken once: what is loaded anew comes from the network. */
export const serveBundledModules = (): void => {
  const loader = System.constructor.prototype as Loader
  const { instantiate } = loader
  loader.instantiate = function (this: Loader, url, ...rest) {
    const { origin, pathname } = new URL(url)
    const registration = origin === location.origin ? bundled.get(pathname) : undefined
    if (registration === undefined) return instantiate.call(this, url, ...rest)
    bundled.delete(pathname)
    return registration
  }
}
