import { expect, test } from '@playwright/test'
import {
  type DeploymentStep,
  deploymentSteps,
  openActs,
  type StepAct
} from '#contract/calls/deploy/deployment-steps.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Robots are set up step by step, and the cloud knows who did what. */

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant'])
  await givePermissions(cloud, 'tenant', ['deploy:remoteDeployment'])
  const [found] = await cloud.query(`select robot_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' and store_id is not null order by robot_id limit 1`)
  robotId = Number(found?.robot_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from deployments')
  await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${robotId}`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const start = (id = robotId) => send(cloud.url, calls.startDeployment, { ...as('operator'), body: { robotId: id } })
const take = (deploymentId: number, step: DeploymentStep, act: StepAct = 'done', note = '') =>
  send(cloud.url, calls.takeDeploymentStep, { ...as('operator'), body: { deploymentId, step, act, note } })
const detail = (deploymentId: number, name = 'operator') =>
  send(cloud.url, calls.deploymentDetail, { ...as(name), query: { deploymentId } })

test('a robot is set up step by step, and each step says who did it', async () => {
  await cloud.query(`update robots set deploy_time = null where robot_id = ${robotId}`)
  const { deploymentId } = (await start()).data
  for (const step of deploymentSteps) {
    const skips = step === 'points'
    expect((await take(deploymentId, step, skips ? 'skipped' : 'done', skips ? 'No tables here.' : '')).code).toBe(
      610000
    )
    await cloud.clock.advance(1_000)
  }
  const { data } = await detail(deploymentId, 'tenant')
  expect(data).toMatchObject({ state: 'finished', settled: deploymentSteps.length })
  expect(data.events.map(({ step, act }) => [step, act])).toEqual([
    [null, 'started'],
    ...deploymentSteps.map(step => [step, step === 'points' ? 'skipped' : 'done'])
  ])
  expect(new Set(data.events.map(({ actorName }) => actorName))).toEqual(new Set(['Olivia Hart']))
  expect(data.events.find(({ step }) => step === 'points')?.note).toBe('No tables here.')
  const [robot] = await cloud.query(
    `select (extract(epoch from deploy_time) * 1000)::float8 as time from robots where robot_id = ${robotId}`
  )
  expect(robot?.time).toBe(data.endTime)
  expect((await take(deploymentId, 'handover')).code).toBe(610606)
})

test('a step that is not the next one is refused, and the last settled one can be taken back', async () => {
  const { deploymentId } = (await start()).data
  expect((await take(deploymentId, 'network')).code).toBe(610606)
  await take(deploymentId, 'unpacked')
  expect((await take(deploymentId, 'unpacked')).code).toBe(610606)
  expect((await take(deploymentId, 'network', 'reopened')).code).toBe(610606)
  expect((await take(deploymentId, 'unpacked', 'reopened')).code).toBe(610000)
  expect((await detail(deploymentId)).data.settled).toBe(0)
})

test('of ten people who settle a step at once, one does', async () => {
  const { deploymentId } = (await start()).data
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(deploymentId, 'unpacked')))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 9 })
  expect((await detail(deploymentId)).data.events).toHaveLength(2)
})

test('of ten deployments of one robot begun at once, one is', async () => {
  expect(codesOf(await Promise.all(Array.from({ length: 10 }, () => start())))).toEqual({ 610000: 1, 610602: 9 })
})

test('the network waits for a robot that is online, and the activation for one that is active', async () => {
  const { deploymentId } = (await start()).data
  await take(deploymentId, 'unpacked')
  await cloud.query(`update robots set online = false, state = 'inactive' where robot_id = ${robotId}`)
  expect((await take(deploymentId, 'network')).code).toBe(610703)
  await cloud.query(`update robots set online = true where robot_id = ${robotId}`)
  expect((await take(deploymentId, 'network')).code).toBe(610000)
  expect((await take(deploymentId, 'activated')).code).toBe(611004)
})

test('a robot without a store is not set up', async () => {
  const [found] = await cloud.query(`select store_id from robots where robot_id = ${robotId}`)
  await cloud.query(`update robots set store_id = null where robot_id = ${robotId}`)
  expect((await start()).code).toBe(610714)
  await cloud.query(`update robots set store_id = ${found?.store_id} where robot_id = ${robotId}`)
})

test('a skipped step and a cancelled deployment need a note', async () => {
  const { deploymentId } = (await start()).data
  expect((await take(deploymentId, 'unpacked', 'skipped', ' ')).code).toBe(610604)
  const cancel = (note: string) =>
    send(cloud.url, calls.cancelDeployment, { ...as('operator'), body: { deploymentId, note } })
  expect((await cancel('')).code).toBe(610604)
  expect((await cancel('The store closed.')).code).toBe(610000)
  expect((await cancel('Again')).code).toBe(610606)
  expect((await detail(deploymentId)).data).toMatchObject({ state: 'cancelled' })
  // Another one can begin now.
  expect((await start()).code).toBe(610000)
})

test('two hundred events are the end of a deployment’s story', async () => {
  const { deploymentId } = (await start()).data
  await cloud.query(`insert into deployment_events (deployment_id, act, time, note)
    select ${deploymentId}, 'done', now(), '' from generate_series(1, 199)`)
  expect((await take(deploymentId, 'unpacked')).code).toBe(610606)
})

test('who sees deployments may not act, and sees those of the own robots alone', async () => {
  const [other] = await cloud.query(`insert into deployments (robot_id, state, start_time)
    select robot_id, 'open', now() from robots where robot_id <> ${robotId} and tenant_id <>
      (select tenant_id from robots where robot_id = ${robotId}) limit 1 returning deployment_id`)
  const { deploymentId } = (await start()).data
  const { data } = await send(cloud.url, calls.deploymentList, { ...as('tenant'), query: {} })
  expect(data.list.map(it => it.deploymentId)).toEqual([deploymentId])
  expect((await detail(Number(other?.deployment_id), 'tenant')).code).toBe(610603)
  const act = await send(cloud.url, calls.startDeployment, { ...as('tenant'), body: { robotId } })
  expect(act.code).toBe(610403)
})

const fits: [settled: number, step: DeploymentStep, acts: StepAct[]][] = [
  [0, 'unpacked', ['done', 'skipped']],
  [0, 'network', []],
  [1, 'network', ['done']],
  [1, 'unpacked', ['reopened']],
  [2, 'unpacked', []],
  [7, 'handover', ['done']],
  [8, 'handover', ['reopened']]
]
for (const [settled, step, acts] of fits)
  test(`with ${settled} steps settled, ${step} can be ${acts.join(' or ') || 'left alone'}`, () => {
    expect(openActs(settled, step)).toEqual(acts)
  })
