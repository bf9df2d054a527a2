import type { SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { adapter } from '../adapter.ts'
import { whenReachable } from '../network/when-reachable.ts'
import { makeStore, write } from '../stores.ts'

/** The server's answers about sub-applications that the page did not name. */
export type LookedUp = {
  /** The site has none of this prefix. */
  absent: readonly SubAppPrefix[]
  /** The server could not be asked about these. */
  failed: readonly SubAppPrefix[]
}

/** Undefined where the page names all sub-applications of its site, so that there is nothing to ask. */
export const $lookedUp = makeStore<LookedUp | undefined>(undefined)

export const startLookUp = (): void => write($lookedUp, adapter().findSubApps && { absent: [], failed: [] })

let stopWaiting: (() => void) | undefined

/**
 * Asks the server about those of these sub-applications that the page does not know yet.
 * @throws the error of the question, after it was told to the console
 */
export const lookUp = async (prefixes: readonly SubAppPrefix[]): Promise<void> => {
  const known = $lookedUp.get()
  const { subApps = {} } = adapter().environment
  const unknown = prefixes.filter(prefix => !Object.hasOwn(subApps, prefix) && !known?.absent.includes(prefix))
  if (known === undefined || unknown.length === 0) return
  try {
    const { askAbout } = await import('./ask-about.ts')
    const lacking = await askAbout(unknown)
    const { absent, failed } = $lookedUp.get() ?? known
    write($lookedUp, { absent: [...absent, ...lacking], failed: failed.filter(prefix => !unknown.includes(prefix)) })
  } catch (cause) {
    write($lookedUp, { ...known, failed: unknown })
    adapter().warn('The sub-applications could not be loaded.', cause)
    stopWaiting?.()
    stopWaiting = whenReachable(() => void lookUp($lookedUp.get()?.failed ?? []).catch(() => undefined))
    throw cause
  }
}
