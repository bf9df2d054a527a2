import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startChild } from '../support/faults/child.ts'
import { mountSmallDisk, noSmallDisk } from '../support/faults/small-disk.ts'
import { writeProject } from '../support/files/portal-files.ts'

/* A start while the disk of the data folder is full. */

// biome-ignore lint/suspicious/noSkippedTests: a full disk needs a small one
test.skip(noSmallDisk !== undefined, noSmallDisk)

test('a first start and a later one on a full disk say so in one line, and work once there is space', async () => {
  test.setTimeout(180_000)
  const project = await writeProject()
  const disk = mountSmallDisk(400)
  const env = { DATA_DIR: join(disk.folder, 'data'), PORTAL_DEMO: 'off' }
  const failsOnFullDisk = async () => {
    disk.fill()
    const child = startChild({ cwd: project, env })
    expect([await child.ended, child.output()]).toEqual([1, ''])
    expect(child.errors()).toMatch(/^The disk [^\n]* is full\. Make space on it, then start again\.\n$/)
    disk.free()
  }
  const startsWell = async () => {
    const child = startChild({ cwd: project, env })
    expect((await fetch(`${await child.ready}/readyz`)).status).toBe(200)
    await child.end('SIGTERM')
  }
  try {
    await failsOnFullDisk()
    await startsWell()
    await failsOnFullDisk()
    await startsWell()
  } finally {
    disk.remove()
    await rm(project, { recursive: true, force: true })
  }
})
