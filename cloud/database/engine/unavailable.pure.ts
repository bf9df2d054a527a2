import { Overloaded } from '../../overloaded.pure.ts'

/** The database did not answer in the time that a call can wait for it. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
}

/** What Node says of a connection that can't be made or broke, and of a full disk. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT'
])

/**
 * What PostgreSQL says of itself (appendix A of its manual), by class: connections; disk, memory or connections used
 * up; stopping, starting or a statement that took too long; the machine under it. 25006 is a server that only reads,
 * 55P03 a lock that was waited for in vain.
 */
const sqlStates = /^(08|53|57|58)\w{3}$|^25006$|^55P03$/

/** The driver has no codes for the faults that it finds by itself. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/**
 * Whether a fault is that the database can't be reached or can't go on at the moment, and nothing of ours: the same
 * call may succeed later. Looks through what drizzle wraps around the driver's errors.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseSilent || error instanceof Overloaded) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    systemCodes.has(code) || sqlStates.test(code) || driverMessages.test(error.message) || isUnavailable(error.cause)
  )
}

/** Whether a PostgreSQL server reported a fault. Any such fault shows that the server is there. */
const isFromServer = (error: unknown): boolean =>
  error instanceof Error && ('severity' in error || isFromServer(error.cause))

/** How long, in milliseconds, an answer may stay away before it is asked whether the database is there at all. */
const patienceMs = 750

/**
 * Tells a database that is busy from one that no longer says a word: an answer that stays away is waited for as long as
 * the database answers something else.
 * @param ask the least that there is to ask, past all that wait for their turn, and not for long
 * @returns what waits for an answer
 * @throws DatabaseSilent where neither comes
 */
export const waitWhileItAnswers = (ask: () => Promise<void>) => {
  let asking: Promise<void> | undefined
  // However many wait, it is asked once.
  const isThere = () => {
    asking ??= ask()
      .catch(error => {
        if (!isFromServer(error)) throw new DatabaseSilent('the database says nothing', { cause: error })
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return async <Result>(answer: Promise<Result>): Promise<Result> => {
    let timer: NodeJS.Timeout | undefined
    let answered = false
    const silence = new Promise<never>((_, reject) => {
      const wait = () => {
        if (!answered) timer = setTimeout(() => isThere().then(wait, reject), patienceMs)
      }
      wait()
    })
    try {
      return await Promise.race([answer, silence])
    } finally {
      answered = true
      clearTimeout(timer)
    }
  }
}
