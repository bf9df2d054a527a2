import type { Extension } from '#contract/page/sub-apps/extensions.ts'
import { makeStore, write } from '../stores.ts'

/** The state of a contribution, as a person sees it in its place. */
export type ExtensionState = 'shown' | 'failed' | 'lost'

/** A result of a sub-application's search: a page of that sub-application. */
export type Found = { readonly name: string; readonly detail?: string | undefined; readonly address: string }

/** The search of one sub-application while it is wanted. */
export type Searching = {
  /** @throws Error when the module can't be loaded, fails, or takes too long; the next call tries again */
  find: (text: string) => Promise<readonly Found[]>
  end: () => void
}

/** Loads the modules of contributions, and keeps the page safe from them. root-config is the one that does. */
export type Extender = {
  /** Whether this site has the module. */
  has: (module: string) => boolean
  show: (extension: Extension, place: HTMLElement, tell: (state: ExtensionState) => void) => () => void
  search: (extension: Extension) => Searching
}

/** Undefined on a page without root-config: there are no contributions then. */
export const $extender = makeStore<Extender | undefined>(undefined)

export const setExtender = (extender: Extender): void => write($extender, extender)

/**
 * Loads a contribution and shows it in a place of the page.
 * @param tell is told when it is shown, and when it has failed
 * @returns a function that ends it and leaves nothing behind
 */
export const showExtension = (
  extension: Extension,
  place: HTMLElement,
  tell: (state: ExtensionState) => void
): (() => void) => $extender.get()?.show(extension, place, tell) ?? (() => undefined)

/** Begins to use the search of a sub-application. Its module is loaded with the first question. */
export const searchExtension = (extension: Extension): Searching =>
  $extender.get()?.search(extension) ?? { find: async () => [], end: () => undefined }
