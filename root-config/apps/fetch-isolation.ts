import type { GuestGuards } from '../isolation/frame/guest-guards.ts'
import { isShippedCode } from '../loader/shipped-code.ts'

/** The code that protects the page. */
export type Isolation = typeof import('../isolation/side-effects.ts')

/** What has to be on the page before a module is evaluated. Modules of the build need no guards. */
export type Protection = { isolation: Isolation; guards: GuestGuards | undefined }

let isolation: Isolation | undefined

/** Fetches the code that protects the page. Pages of the portal alone don't need it. */
export const fetchIsolation = async (): Promise<Isolation> => {
  isolation ??= await import('../isolation/side-effects.ts')
  return isolation
}

/** Fetches what a module needs on the page before it is evaluated. @param url of the module */
export const fetchProtection = async (url: string): Promise<Protection> => {
  const guards = isShippedCode(url) ? undefined : import('../isolation/frame/guest-guards.ts')
  const [fetched, guarding] = await Promise.all([fetchIsolation(), guards])
  return { isolation: fetched, guards: guarding }
}

/** The code that protects the page, once it is there. */
export const fetchedIsolation = (): Isolation | undefined => isolation
