/** The methods of SystemJS that the portal replaces. */
export type Loader = {
  createScript: (url: string) => HTMLScriptElement
  instantiate: (url: string, ...rest: unknown[]) => unknown
  import: (...given: unknown[]) => Promise<unknown>
}

/**
 * The methods that `loader-hooks.ts` adds to SystemJS. That file is compiled into the page's first script. The modules
 * are separate files, and can reach its list of requested URLs only through the loader.
 */
export type LoaderHooks = {
  /** Whether the URL is a native ES module. */
  isNative: (url: string) => boolean
  /** The attributes of the loader's own request. A prefetch with other attributes would be fetched again. */
  attributesOf: (url: string) => { integrity: string; crossOrigin: string | null }
  /** Fetches a file without running it, and never keeps it under its own address. The browser checks the hash, where there is one. */
  fetchAside: (url: string, integrity: string) => Promise<void>
  /** Whether the URL was ever requested. A second request must go to the network. */
  wasAsked: (url: string) => boolean
  /** Notes that the browser has prefetched a module and has checked its hash. */
  markFetched: (url: string) => void
  /** Makes the next load of the URL fetch again, after a failed prefetch. */
  skip: (url: string) => void
}

export const loader = (): Loader & LoaderHooks => System.constructor.prototype as Loader & LoaderHooks
