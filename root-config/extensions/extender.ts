import { type ExtensionState, type Searching, setExtender } from '@portal/session'
import type { Leaving } from '../apps/time-limits.ts'
import { isInImportMap } from '../loader/load-module.ts'

/** Whether a contribution is still wanted, for those who load it. */
const wanted = (): { leaving: Leaving; end: () => void } => {
  const ending = new AbortController()
  const { signal } = ending
  return {
    leaving: tell => {
      if (signal.aborted) queueMicrotask(tell)
      else signal.addEventListener('abort', tell, { once: true })
      return () => signal.removeEventListener('abort', tell)
    },
    end: () => ending.abort()
  }
}

/**
 * Lets pages show contributions of sub-applications. The code for it is a file of its own: it comes when the first
 * contribution is seen.
 */
export const startExtensions = (): void =>
  setExtender({
    has: isInImportMap,
    show: (extension, place, tell) => {
      const { leaving, end } = wanted()
      let over = false
      const tellOpen = (state: ExtensionState): void => {
        if (!over) tell(state)
      }
      import('./show-extension.ts').then(
        ({ showExtension }) => showExtension(extension, { place, tell: tellOpen, leaving }),
        () => tellOpen('failed')
      )
      return () => {
        over = true
        end()
      }
    },
    search: (extension): Searching => {
      const { leaving, end } = wanted()
      let search: Promise<Searching['find']> | undefined
      return {
        find: async text => {
          search ??= import('./search-extension.ts').then(({ openSearch }) => openSearch(extension, leaving))
          try {
            return await (await search)(text)
          } catch (cause) {
            // The next question loads the module afresh.
            search = undefined
            throw cause
          }
        },
        end
      }
    }
  })
