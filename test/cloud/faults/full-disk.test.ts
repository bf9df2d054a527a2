import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../support/client.ts'
import { demoPassword, putDemoFolder, queryDataFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { writeOnFullDisk } from '../support/faults/full-disk.ts'
import { mountSmallDisk, noSmallDisk } from '../support/faults/small-disk.ts'
import { contradictions } from '../support/faults/writers.ts'
import { writeProject } from '../support/files/portal-files.ts'

/* A data folder on a disk that is full. */

// biome-ignore lint/suspicious/noSkippedTests: a full disk needs a small one
test.skip(noSmallDisk !== undefined, noSmallDisk)

test('says that it can’t write while the disk is full, reads on, and writes again when there is space', async () => {
  test.setTimeout(180_000)
  const password = demoPassword
  const project = await writeProject()
  const disk = mountSmallDisk(400)
  const folder = join(disk.folder, 'data')
  await putDemoFolder(folder)
  const env = { DATA_DIR: folder, PORTAL_DEMO_PASSWORD: password }
  const first = startChild({ cwd: project, env })
  try {
    const url = await first.ready
    const token = await signIn({ url, password }, 'operator')
    await writeOnFullDisk(url, token, disk)
    const { count } = (await send(url, calls.messageCount, { token })).data
    await first.end('SIGKILL')
    const second = startChild({ cwd: project, env })
    expect((await send(await second.ready, calls.messageCount, { token })).data.count).toBe(count)
    await second.end('SIGTERM')
    expect(await queryDataFolder(folder, ...contradictions)).toEqual(contradictions.map(() => []))
  } finally {
    await first.end('SIGKILL')
    disk.remove()
    await rm(project, { recursive: true, force: true })
  }
})
