import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoPassword, putDemoFolder, queryDataFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { killInRounds, wideLimits } from '../support/faults/kill-rounds.ts'
import { contradictions } from '../support/faults/writers.ts'
import { writeProject } from '../support/files/portal-files.ts'

/* Kills a cloud on PGlite and looks for losses; postgres-kill.test.ts does so with a PostgreSQL server. */

const rounds = Number(process.env.FAULT_ROUNDS ?? (process.env.TEST_ALL === undefined ? 4 : 6))
const password = demoPassword

test(`loses nothing that was acknowledged in ${rounds} rounds of kill -9`, async () => {
  test.setTimeout(60_000 + rounds * 60_000)
  const project = await writeProject()
  const folder = join(project, 'data')
  await putDemoFolder(folder)
  const env = {
    DATA_DIR: folder,
    PORTAL_DEMO_PASSWORD: password,
    ...wideLimits
  }
  try {
    const found = await killInRounds({ rounds, password, start: () => startChild({ cwd: project, env }) })
    test.info().annotations.push({ type: 'found', description: JSON.stringify(found) })
    expect(found.faults).toEqual([])
    for (const count of Object.values(found.acknowledged)) expect(count).toBeGreaterThan(0)
    expect(await queryDataFolder(folder, ...contradictions)).toEqual(contradictions.map(() => []))
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})
