import { sql } from 'drizzle-orm'
import { type Clock, type Every, minute } from '../../clock.ts'
import type { Database } from '../open.ts'

/** How often our clock is compared with the database's. */
const comparedEveryMs = minute

/** Counts on, even where somebody sets the machine's clock meanwhile. */
const machineTime: Clock = () => performance.timeOrigin + performance.now()

type Options = {
  database: Database
  every: Every
  /** Told where the database could not be asked; the clock goes on as it was. */
  onFailure: (error: unknown) => void
  /** The clock of this machine; tests hand in one that is wrong. */
  machine?: Clock
}

/**
 * The time of the database, for all processes that work on it: the machine's own clock, corrected by how far it is
 * from the database's (docs/decisions/0011-time-is-the-databases.md).
 */
export const openDatabaseClock = async (options: Options): Promise<{ now: Clock; close: () => void }> => {
  const { database, every, onFailure, machine = machineTime } = options
  let ahead = await aheadOf(database, machine)
  const close = every(comparedEveryMs, () => {
    aheadOf(database, machine).then(measured => {
      ahead = measured
    }, onFailure)
  })
  return { now: () => Math.floor(machine() + ahead), close }
}

/**
 * The milliseconds by which the database's clock is ahead of the machine's. They are right to half of the time that the way
 * there takes.
 */
const aheadOf = (database: Database, machine: Clock): Promise<number> =>
  // In a transaction, so that waiting for a connection is not part of the way.
  database.transaction(async transaction => {
    const asked = machine()
    const answer = await transaction.execute(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as "time"`
    )
    const { rows } = answer as unknown as { rows: { time: number }[] }
    return Number(rows[0]?.time) - (asked + machine()) / 2
  })
