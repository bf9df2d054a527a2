import type { LogLine } from '#contract/calls/robot-logs/remote-logs.ts'

/** Lines that one question asks for, and lines that are kept. */
const asked = 200
const keptMax = 4_000

type Wanted = { from: number; to: number }

/** The first of the wanted lines that is not known. */
const firstMissing = (known: { has: (line: number) => boolean }, { from, to }: Wanted): number | undefined => {
  for (let line = from; line <= to; line += 1) if (!known.has(line)) return line
  return undefined
}

export type LineStore = {
  lineAt: (line: number) => LogLine | undefined
  /** Asks for the missing lines. While an answer is awaited, only the last wish counts. */
  want: (wanted: Wanted) => void
  /** Nothing is reported from now on. */
  end: () => void
}

/**
 * The lines of a log around those that are looked at, and never all of them.
 * @param tell is called after each answer, with the error of one that failed
 */
export const createLineStore = (
  ask: (from: number, count: number) => Promise<readonly LogLine[]>,
  tell: (error: unknown) => void
): LineStore => {
  let known = new Map<number, LogLine>()
  let wanted: Wanted = { from: 1, to: 0 }
  let isAsking = false
  let hasEnded = false

  const keep = (lines: readonly LogLine[]): void => {
    // Those that are not looked at are asked for again when somebody comes back.
    if (known.size > keptMax) known = new Map([...known].filter(([line]) => line >= wanted.from && line <= wanted.to))
    for (const line of lines) known.set(line.line, line)
  }
  const work = async (): Promise<void> => {
    for (let from = firstMissing(known, wanted); from !== undefined; from = firstMissing(known, wanted)) {
      const lines = await ask(from, asked)
      if (hasEnded || lines.length === 0) return
      keep(lines)
      tell(undefined)
    }
  }
  return {
    lineAt: line => known.get(line),
    want: next => {
      wanted = next
      if (isAsking || hasEnded || firstMissing(known, wanted) === undefined) return
      isAsking = true
      work()
        .catch(error => {
          if (!hasEnded) tell(error)
        })
        .finally(() => {
          isAsking = false
        })
    },
    end: () => {
      hasEnded = true
    }
  }
}
