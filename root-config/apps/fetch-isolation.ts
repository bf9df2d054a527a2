/** The code that protects the page. */
export type Isolation = typeof import('../isolation/side-effects.ts')

let isolation: Isolation | undefined

/** Fetches the code that protects the page. Pages of the portal alone don't need it. */
export const fetchIsolation = async (): Promise<Isolation> => {
  isolation ??= await import('../isolation/side-effects.ts')
  return isolation
}

/** The code that protects the page, once it is there. */
export const fetchedIsolation = (): Isolation | undefined => isolation
