import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createQueue, type Queue } from '../../queue.ts'
import { reasonOf, StartError } from '../../start-error.pure.ts'
import type { DatabasePlace, DatabaseShares, OpenDatabase } from '../open.ts'
import { byGroup, levelOf } from './call-groups.ts'
import { fullDisk, isDiskFull } from './disk-full.ts'
import { askOf, drizzleOptions, migrationsFolder, refuseOthers, waitMs, writeOf } from './open-parts.ts'

export const openPglite = async (
  place: Exclude<DatabasePlace, { kind: 'server' }>,
  { waitingMax }: DatabaseShares
): Promise<OpenDatabase> => {
  const client = place.kind === 'memory' ? await openImage(place.image) : await openFolder(place.folder)
  const database = drizzle({ client, ...drizzleOptions })
  const where = place.kind === 'memory' ? 'The database in memory' : `The database in ${place.folder} (DATA_DIR)`
  try {
    await refuseOthers(database, where)
    await migrate(database, { migrationsFolder })
  } catch (error) {
    await client.close().catch(() => undefined)
    throw isDiskFull(error)
      ? new StartError(fullDisk(`The disk of ${where.replace('The', 'the')}`), { cause: error })
      : error
  }
  const queue = createQueue({ name: 'the database', atOnce: 1, waitingMax, waitingOfOwnerMax: waitingMax, waitMs })
  const of = byGroup(group => drizzle({ client: queued(client, queue, levelOf(group)), ...drizzleOptions }))
  return {
    database,
    of,
    // The data folder's lock has already kept every other process out.
    exclusively: work => work(database),
    ask: askOf(database),
    write: writeOf(database),
    // PGlite has no autovacuum.
    reclaim: async table => {
      await of('upkeep').execute(sql`vacuum ${sql.identifier(table)}`)
    },
    close: () => client.close()
  }
}

/**
 * The one connection, behind a line. PGlite works in this thread: without the line, a burst of questions would be
 * answered in one go, and nobody else meanwhile.
 */
const queued = (client: PGlite, { run }: Queue, level: number): PGlite => {
  const inLine: Pick<PGlite, 'query' | 'transaction'> = {
    query: (...given) => run(() => client.query(...given), { level }),
    transaction: work => run(() => client.transaction(work), { level })
  }
  // All that drizzle uses of it.
  return inLine as PGlite
}

/** Tests begin with an image of such a database. Its log of writes comes in files of 1 MB, so the image has few of them. */
const openImage = (image: Blob | undefined): Promise<PGlite> =>
  PGlite.create(image === undefined ? { initDbStartParams: ['--wal-segsize=1'] } : { loadDataDir: image })

/** The major version of PostgreSQL that this PGlite is: it reads the files of no other. */
export const pgliteMajor = '18'

/** @throws StartError for files of another major version, which PGlite itself would end the process over */
const refuseOtherMajor = async (database: string): Promise<void> => {
  const file = join(database, 'PG_VERSION')
  if (!existsSync(file)) return
  const major = (await readFile(file, 'utf8')).trim()
  if (major === pgliteMajor) return
  throw new StartError(
    `The database in ${database} was made by PGlite with PostgreSQL ${major}, and this release has ${pgliteMajor}. Start the release that made it.`
  )
}

/** PGlite can be opened on a full disk, and breaks later. @throws ENOSPC where there is next to no space */
const needSpace = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'space')
  try {
    await writeFile(file, Buffer.alloc(256 * 1_024))
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * A process that dies while PGlite sets up a new folder leaves half of one, which no later start could open. The mark
 * says that this is what happened, so that only a folder that never held data is ever thrown away.
 */
const openFolder = async (folder: string): Promise<PGlite> => {
  const database = join(folder, 'database')
  const mark = join(folder, 'database.unfinished')
  try {
    if (existsSync(mark)) await rm(database, { recursive: true, force: true })
    await needSpace(folder)
    if (existsSync(database)) {
      await refuseOtherMajor(database)
      return await PGlite.create(database)
    }
    await writeFile(mark, 'The database beside this file is being set up for the first time.\n')
    const client = await PGlite.create(database)
    await rm(mark)
    return client
  } catch (error) {
    if (error instanceof StartError) throw error
    if (isDiskFull(error))
      throw new StartError(fullDisk(`The disk with the data folder ${folder} (DATA_DIR)`), { cause: error })
    throw new StartError(`The database in ${database} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}
