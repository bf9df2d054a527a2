import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Roll-outs on two processes with one database, one of which is killed now and then. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')
test.setTimeout(240_000)

const password = 'rolled-out-1'
const kills = 3

let postgres: Postgres
let project: string
test.beforeAll(async () => {
  project = await writeProject()
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterAll(async () => {
  await postgres?.stop()
  await rm(project, { recursive: true, force: true })
})

const startCloud = (folder: string) =>
  startChild({
    cwd: project,
    env: {
      DATA_DIR: join(project, folder),
      DATABASE_URL: postgres.url,
      PORTAL_DEMO: 'on',
      PORTAL_DEMO_PASSWORD: password,
      ADDRESS_LIMIT_FACTOR: '10000'
    }
  })

/** Finds robots that know of two requests: nothing may be asked of a robot twice at a time. */
const twice = (serials: readonly string[]): string[] => serials.filter((it, index) => serials.indexOf(it) < index)

test(`two operators start one roll-out, and no robot is told of two in ${kills} kills`, async () => {
  const stays = startCloud('one')
  const url = await stays.ready
  let killed = startCloud('two')
  const otherUrl = await killed.ready
  const operator = await signIn({ url, password }, 'operator')
  const robot = await signIn({ url, password }, 'robot')
  await postgres.query(`update robots set software_version = 'V1.5.0', online = true`)
  const [machine] = await postgres.query(`select machine_version_id as id, models from machine_versions
    where version = 'V1.7.0'`)
  const models = (machine?.models ?? []) as string[]
  const body = {
    machineVersionId: Number(machine?.id),
    filter: { models },
    nightFrom: 0,
    nightTo: 0,
    failureShareMax: 100
  }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send(index % 2 === 0 ? url : otherUrl, calls.startRollOut, { token: operator, body })
    )
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 612046: 9 })
  const { rollOutId, robots } = answers.find(({ code }) => code === 610000)?.data ?? { rollOutId: 0, robots: 0 }
  expect(robots).toBeGreaterThan(20)

  const told = new Map<string, number>()
  const answer = async (): Promise<void> => {
    const { list } = (await send(url, calls.robotRequests, { token: robot, query: { size: 100 } })).data
    expect(twice(list.map(({ serial }) => serial))).toEqual([])
    for (const { serial, requestId } of list) {
      expect(told.get(serial) ?? requestId, `${serial} is told of one request`).toBe(requestId)
      told.set(serial, requestId)
    }
    const reports = list.slice(0, 10).map(
      ({ requestId, ask }): RequestReport => ({
        requestId,
        state: 'done',
        answer: { kind: 'upgrade', version: ask.kind === 'upgrade' ? ask.version : '' }
      })
    )
    if (reports.length > 0) await send(url, calls.reportRequests, { token: robot, body: { reports } })
  }
  const state = async () => (await send(url, calls.rollOutDetail, { token: operator, query: { rollOutId } })).data.state
  for (let round = 0; (await state()) !== 'done'; round += 1) {
    await answer()
    if (round < kills) {
      await killed.end('SIGKILL')
      killed = startCloud('two')
      await killed.ready
    }
  }
  expect(told.size).toBe(robots)
  const rows = await postgres.query(`select state, count(*)::int as count from upgrades group by state`)
  expect(rows).toEqual([{ state: 'done', count: robots }])
  expect(
    await postgres.query(
      `select robot_id from robot_requests where kind = 'upgrade' group by robot_id having count(*) > 1`
    )
  ).toEqual([])
  await Promise.all([killed.end('SIGTERM'), stays.end('SIGTERM')])
})
