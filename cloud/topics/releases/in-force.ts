import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../database/open.ts'
import type { InForce } from './choose.pure.ts'
import { findReleasesInForce } from './sql/releases.ts'

/** The releases in force, as pages are made of them. */
export type ReleasesInForce = {
  /** Never fails, and waits a moment at most. While the database is away, the releases known last stay in force. */
  find: () => Promise<readonly InForce[]>
  /** Something changed: the next page asks anew. */
  forget: () => void
}

/** Another process may have changed something: a page shows it after this time at most. */
const freshMs = 1_000
/** A page is not kept waiting for longer. */
const answerWithinMs = 300

/** Keeps the releases in force, so that a page seldom asks the database for them. */
export const openReleasesInForce = (database: Database, onFailure: (error: unknown) => void): ReleasesInForce => {
  let known: readonly InForce[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let changes = 0
  let reading: { done: Promise<void>; since: number } | undefined
  let failing = false

  const read = async (): Promise<void> => {
    const asked = changes
    const found = await findReleasesInForce(database).catch((error: unknown) => {
      // Said once and not for each page.
      if (!failing) onFailure(error)
      failing = true
    })
    // A change came while the database answered: the next page asks again.
    if (asked !== changes) return
    if (found !== undefined) failing = false
    known = found ?? known
    readAt = performance.now()
    reading = undefined
  }
  return {
    find: async () => {
      if (performance.now() - readAt < freshMs) return known
      reading ??= { done: read(), since: performance.now() }
      // The pages that come while the database hangs wait for it no longer.
      const left = reading.since + answerWithinMs - performance.now()
      if (left > 0) await Promise.race([reading.done, wait(left, undefined, { ref: false })])
      return known
    },
    forget: () => {
      changes += 1
      readAt = Number.NEGATIVE_INFINITY
      reading = undefined
    }
  }
}
