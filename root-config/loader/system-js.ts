/** What the portal replaces of SystemJS. */
export type Loader = {
  createScript: (url: string) => HTMLScriptElement
  instantiate: (url: string, ...rest: unknown[]) => unknown
}

/**
 * What `loader-hooks.ts` adds to it. That file is compiled into the page's first script, apart from the modules, so these
 * reach its one memory of what was asked for by way of the loader itself.
 */
export type LoaderHooks = {
  /** Whether the browser takes what lies at an address for a module of its own kind. */
  isNative: (address: string) => boolean
  /** What a request of the loader carries: what was fetched ahead without the same is fetched again. */
  attributesOf: (address: string) => { integrity: string; crossOrigin: string | null }
  /** Whether it was asked for at any time: what is asked for once more is to come afresh, and not from before. */
  wasAsked: (address: string) => boolean
  /** Notes that the browser has a module, and that it has the hash that the import map gives it. */
  markFetched: (url: string) => void
  /** Has the next load of an address start afresh: what was fetched ahead failed. */
  skip: (address: string) => void
}

export const loader = (): Loader & LoaderHooks => System.constructor.prototype as Loader & LoaderHooks
