import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoPassword } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { killInRounds, wideLimits } from '../support/faults/kill-rounds.ts'
import { contradictions } from '../support/faults/writers.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Kills a cloud on a PostgreSQL server, now and then together with the server, and looks for losses. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const rounds = Number(process.env.FAULT_ROUNDS ?? 2)
const password = demoPassword

test(`loses nothing that was acknowledged in ${rounds} rounds of kill -9`, async () => {
  test.setTimeout(60_000 + rounds * 60_000)
  const project = await writeProject()
  const postgres = await startPostgres(postgresPrograms ?? '')
  const env = {
    DATA_DIR: join(project, 'data'),
    DATABASE_URL: postgres.url,
    PORTAL_DEMO: 'on',
    PORTAL_DEMO_PASSWORD: password,
    ...wideLimits
  }
  try {
    const found = await killInRounds({
      rounds,
      password,
      start: () => startChild({ cwd: project, env }),
      between: async round => {
        if (round % 3 !== 1) return
        await postgres.crash()
        await postgres.restart()
      }
    })
    test.info().annotations.push({ type: 'found', description: JSON.stringify(found) })
    expect(found.faults).toEqual([])
    for (const count of Object.values(found.acknowledged)) expect(count).toBeGreaterThan(0)
    for (const question of contradictions) expect(await postgres.query(question)).toEqual([])
  } finally {
    await postgres.stop()
    await rm(project, { recursive: true, force: true })
  }
})
