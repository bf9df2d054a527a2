import { forgetFailed } from './module-registry.ts'
import { scriptPolicy } from './script-policy.ts'
import type { Loader, LoaderHooks } from './system-js.ts'

/** The URL of a native ES module ends in `.mjs`. Every other URL is a `System.register` file. */
const native = /\.mjs(\?|$)/

/** How often each URL was requested. */
const asked = new Map<string, number>()

/** URLs of native modules that were prefetched. */
const fetched = new Set<string>()

/**
 * Adds two features to the loader.
 * 1. Native ES modules: they are in the same import map and registry, and `System.register` files can import them. No
 * text
 *    is evaluated, so the page's Content Security Policy applies to them too.
 * 2. A retry fetches again. Browsers cache native modules for ever, and SystemJS 6.15.1 treats a script as broken when
 * its
 *    URL once had an error. Without this hook no retry would ever succeed.
 */
export const hookLoader = (): void => {
  const loader = System.constructor.prototype as Partial<LoaderHooks> & Loader
  const { instantiate } = loader
  const admit = scriptPolicy()
  const load = loader.import
  // Also for a part that a module loads later: its next attempt must not get the old failure.
  loader.import = function (this: Loader, ...given) {
    return load.apply(this, given).catch(async cause => {
      forgetFailed()
      throw await missingOr(cause)
    })
  }
  // The loader's own sets the address as a text, which Trusted Types refuse.
  loader.createScript = url => {
    const script = Object.assign(document.createElement('script'), { async: true, src: admit(url) })
    if (!url.startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous'
    // The import map's hash is for the file. The fragment of a retry does not change the file.
    const hash = System.getImportMap().integrity?.[url.split('#', 1)[0] ?? '']
    if (hash !== undefined) script.integrity = hash
    return script
  }
  loader.isNative = url => native.test(url)
  loader.attributesOf = url => {
    const { integrity, crossOrigin } = loader.createScript(url)
    return { integrity, crossOrigin }
  }
  loader.fetchAside = (url, integrity) => {
    asides += 1
    return preload(`${url}#aside-${asides}`, integrity)
  }
  loader.wasAsked = url => asked.has(url)
  loader.markFetched = url => void fetched.add(url)
  loader.skip = url => void freshUrl(url)
  loader.instantiate = function (this: Loader, url, ...rest) {
    const fresh = freshUrl(url)
    return native.test(url) ? instantiateNative(this, fresh) : instantiate.call(this, fresh, ...rest)
  }
}

/** How long a failed load waits for the word whether its file is gone. */
const goneTimeoutMs = 2_000

/**
 * The error of a load, by the name that the session knows (`isPartMissing`) where the server has no such file: a release
 * took it away. Browsers tell nothing about a script that did not come. Files of other origins are not asked for: the page's
 * policy may refuse the call, and then the panel would speak of the policy.
 */
const missingOr = async (cause: unknown): Promise<unknown> => {
  const address = cause instanceof Error ? /https?:[^\s,#]+/.exec(cause.message)?.[0] : undefined
  if (address === undefined || !address.startsWith(`${location.origin}/`)) return cause
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(goneTimeoutMs)
    })
    if (status !== 404) return cause
    return Object.assign(new Error(`${address} is gone.`, { cause }), { name: 'PartMissing' })
  } catch {
    return cause
  }
}

let asides = 0

/** A new fragment makes a new module for the browser, but the file is the same. */
const freshUrl = (url: string): string => {
  const times = asked.get(url) ?? 0
  asked.set(url, times + 1)
  return times === 0 ? url : `${url}#${times}`
}

const instantiateNative = async (loader: Loader, url: string): Promise<unknown> => {
  // A prefetched module is there already. Waiting for a preload again would take a frame.
  if (!fetched.has(url)) await preload(url, loader.createScript(url).integrity)
  const module: unknown = await import(url)
  // `execute` returns nothing: the loader would wait for a returned value as for a top-level `await`.
  return [[], (publish: (module: unknown) => unknown) => ({ execute: () => void publish(module) })]
}

/**
 * Fetches a module, and the browser checks its hash. `import()` accepts no hash, but it uses the preloaded file of the
 * same URL and does not fetch again.
 */
const preload = async (url: string, integrity: string): Promise<void> => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, href: url })
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${url} could not be fetched, or has another hash.`)))
      document.head.append(link)
    })
  } finally {
    link.remove()
  }
}
