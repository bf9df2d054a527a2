/** The arguments of `System.register`. */
type Registration = [dependencies: string[], declare: unknown]

/** Modules in the page's first script, by their path in the import map. */
const bundled = new Map<string, Registration>()

type Loader = { instantiate: (url: string, ...rest: unknown[]) => unknown }

/**
 * Registers a module of the first script. One script with several modules needs one request instead of several in a
 * row. Each module is registered under its path in the import map. When an import map has another URL for a module, the
 * loader fetches that URL: the import map alone decides where a module comes from.
 */
export const register = (path: string, registration: Registration): void => {
  bundled.set(path, registration)
}

/**
 * Makes the loader use the bundled modules. Each is used once: a module that is loaded again comes from the network.
 */
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
