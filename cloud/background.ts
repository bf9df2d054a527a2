import type { Clock, Every } from './clock.ts'
import type { Database } from './database/open.ts'
import type { Announce } from './live/announce.ts'
import type { Rules } from './rules.ts'
import type { Letters } from './topics/delivery/letters.ts'
import type { EndHandlers } from './topics/robot-requests/end-handlers.ts'

/** The parts of the cloud that a round of work in the background may use. */
export type WorkParts = {
  database: Database
  now: Clock
  rules: Rules
  announce: Announce
  letters: Letters
  endHandlers: EndHandlers
  /** Begins a round of other work, after the commit of a change that makes it. It waits for none. */
  begin: (work: Work) => void
  /** Whether the process stops. Then a round ends before its next step. */
  isStopped: () => boolean
  /** Logs a failure of one thing, which must not keep the others. */
  onFailure: (error: unknown) => void
}

/**
 * Work that goes on by itself, one round after another. Several processes may do the same work, so a round takes what no
 * other has. A process that is killed leaves its work to the others.
 */
export type Work = {
  /** How often a round begins. None begins at the start of a process: calls come first then. */
  everyMs: number
  /** The line of the log when a round fails. */
  failed: string
  round: (parts: WorkParts) => Promise<void>
}

/**
 * A round over rows that a process takes for a while: one that is due, then the next, until none is. A row whose process
 * ended is due again once its lease is over.
 * @param take gives one row that is due, and leaves it to this process for `leaseMs`
 */
export const eachDue =
  <Due>(
    take: (database: Database, now: number, leaseMs: number) => Promise<Due | undefined>,
    leaseMs: number,
    act: (parts: WorkParts, due: Due) => Promise<void>
  ): Work['round'] =>
  async parts => {
    while (!parts.isStopped()) {
      const due = await take(parts.database, parts.now(), leaseMs)
      if (due === undefined) return
      await act(parts, due)
    }
  }

export type Background = {
  /**
   * Begins a round, to be called after the commit of a change that makes work.
   * @returns the end of the round, which never fails
   */
  begin: (work: Work) => Promise<void>
  /** Ends all work, and waits for the rounds under way. */
  stop: () => Promise<void>
}

type Parts = Omit<WorkParts, 'begin' | 'isStopped' | 'onFailure'> & {
  every: Every
  onFailure: (error: unknown, failed: string) => void
}

type Runner = { begin: () => Promise<void>; stop: () => Promise<void> }

const startWork = (work: Work, parts: WorkParts, every: Every): Runner => {
  let waiting = false
  let round = Promise.resolve()
  const run = async (): Promise<void> => {
    waiting = false
    if (!parts.isStopped()) await work.round(parts)
  }
  const begin = (): Promise<void> => {
    // A round that waits sees every change.
    if (!(waiting || parts.isStopped())) {
      waiting = true
      round = round.then(run).catch(parts.onFailure)
    }
    return round
  }
  const end = every(work.everyMs, () => void begin())
  return {
    begin,
    stop: async () => {
      end()
      await round
    }
  }
}

/** Starts all work in the background. */
export const startBackground = (works: readonly Work[], { every, onFailure, ...parts }: Parts): Background => {
  let stopped = false
  const begin = (work: Work): Promise<void> => {
    const runner = runners.get(work)
    if (runner === undefined) throw new TypeError(`nobody started the work: ${work.failed}`)
    return runner.begin()
  }
  const start = (work: Work): Runner => {
    const isStopped = () => stopped
    return startWork(work, { ...parts, begin, isStopped, onFailure: error => onFailure(error, work.failed) }, every)
  }
  const runners = new Map(works.map(work => [work, start(work)]))
  return {
    begin,
    stop: async () => {
      stopped = true
      await Promise.all([...runners.values()].map(({ stop }) => stop()))
    }
  }
}
