import type { Loader, LoaderHooks } from './system-js.ts'

/** What an address that names a native ES module ends in; every other one is a `System.register` file. */
const native = /\.mjs(\?|$)/

/** How often each address was asked for. */
const asked = new Map<string, number>()

/** Native modules that were fetched ahead. */
const fetched = new Set<string>()

/**
 * Teaches the loader two things. It takes native ES modules as well: they stand in the same import map, are kept in the
 * same registry and can be imported by `System.register` files; no text is evaluated for that, so the page's policy
 * holds for them too. And what is loaded again is loaded afresh: browsers remember native modules for ever, and
 * SystemJS 6.15.1 takes a script for broken whose address once had an error, so that no retry would ever succeed.
 */
export const hookLoader = (): void => {
  const loader = System.constructor.prototype as Partial<LoaderHooks> & Loader
  const { createScript, instantiate } = loader
  // The hash that the import map has for an address holds for the file, whichever fragment follows.
  loader.createScript = function (this: Loader, url) {
    return Object.assign(createScript.call(this, url.split('#', 1)[0] ?? ''), { src: url })
  }
  loader.isNative = url => native.test(url)
  loader.attributesOf = url => {
    const { integrity, crossOrigin } = loader.createScript(url)
    return { integrity, crossOrigin }
  }
  loader.wasAsked = url => asked.has(url)
  loader.markFetched = url => void fetched.add(url)
  loader.skip = url => void freshAddress(url)
  loader.instantiate = function (this: Loader, url, ...rest) {
    const address = freshAddress(url)
    return native.test(url) ? instantiateNative(this, address) : instantiate.call(this, address, ...rest)
  }
}

/** With another fragment it is another module to the browser, but the same file. */
const freshAddress = (url: string): string => {
  const times = asked.get(url) ?? 0
  asked.set(url, times + 1)
  return times === 0 ? url : `${url}#${times}`
}

const instantiateNative = async (loader: Loader, address: string): Promise<unknown> => {
  // Waiting once more for what is there would take a frame.
  if (!fetched.has(address)) await preload(address, loader.createScript(address).integrity)
  const module: unknown = await import(address)
  // What `execute` gives back the loader would wait for, as for a module with an `await` of its own.
  return [[], (publish: (module: unknown) => unknown) => ({ execute: () => void publish(module) })]
}

/**
 * Fetches a module and has the browser compare it with its hash. `import()` takes no hash; what a preload has fetched,
 * it finds under the same address and fetches no second time.
 */
const preload = async (address: string, integrity: string): Promise<void> => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, href: address })
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${address} could not be fetched, or has another hash.`)))
      document.head.append(link)
    })
  } finally {
    link.remove()
  }
}
