import type { FastifyBaseLogger } from 'fastify'
import type { Clock, Every } from '../clock.ts'
import { openDatabaseClock } from '../database/engine/database-clock.ts'
import type { Database } from '../database/open.ts'
import type { CloudOptions } from './cloud-options.ts'

type Parts = { log: FastifyBaseLogger; every: Every; database: Database }

/** Opens the clock of the database, which all processes share. Tests bring one that they move. */
export const openClock = async (
  { now, machineClock }: CloudOptions,
  { log, every, database }: Parts
): Promise<{ now: Clock; close: () => unknown }> =>
  now === undefined
    ? openDatabaseClock({
        database,
        every,
        onFailure: error => log.warn({ err: error }, 'the time of the database could not be asked for'),
        ...(machineClock && { machine: machineClock })
      })
    : { now, close: () => undefined }
