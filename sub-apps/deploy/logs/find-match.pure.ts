type Answer = { matches: readonly number[]; goOn: number | null }

type Search = {
  /** Asks the cloud, which looks through some parts of the log at a time. */
  ask: (from: number) => Promise<Answer>
  from: number
  /** Hears from which line on the search goes on. */
  tell: (line: number) => void
  isStopped: () => boolean
}

/** The nearest match, however many answers it takes. @returns undefined where there is none, and after a stop */
export const findMatch = async ({ ask, from, tell, isStopped }: Search): Promise<number | undefined> => {
  let at: number | null = from
  while (at !== null) {
    const { matches, goOn }: Answer = await ask(at)
    if (isStopped()) return undefined
    if (matches[0] !== undefined) return matches[0]
    at = goOn
    if (at !== null) tell(at)
  }
  return undefined
}
