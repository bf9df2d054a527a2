import { expect, test } from '@playwright/test'
import { startTestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { writeOnFullDisk } from '../support/faults/full-disk.ts'
import { mountSmallDisk, noSmallDisk } from '../support/faults/small-disk.ts'
import { contradictions } from '../support/faults/writers.ts'
import { postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A PostgreSQL server on a disk that is full. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')
// biome-ignore lint/suspicious/noSkippedTests: a full disk needs a small one
test.skip(noSmallDisk !== undefined, noSmallDisk)

test('says that it can’t write while the server’s disk is full, reads on, and writes again when there is space', async () => {
  test.setTimeout(120_000)
  const disk = mountSmallDisk(400)
  const postgres = await startPostgres(postgresPrograms ?? '', { folder: disk.folder })
  try {
    const cloud = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
    // A server whose log of writes can't grow stops. A checkpoint keeps the files of the log that the start has filled.
    await postgres.query('checkpoint')
    await writeOnFullDisk(cloud.url, await signIn(cloud, 'operator'), disk)
    await cloud.close()
    await postgres.crash()
    await postgres.restart()
    for (const question of contradictions) expect(await postgres.query(question)).toEqual([])
  } finally {
    await postgres.stop()
    disk.remove()
  }
})
