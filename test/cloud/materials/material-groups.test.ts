import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { png, wav } from '../support/files/material-files.ts'
import { addMaterial } from '../support/materials.ts'

/* Groups of materials, and the robots that show them. */

const names = ['operator', 'packs', 'nopacks', 'robot']
let cloud: TestCloud
let tokens: Record<string, string> = {}
let picture = 0
let sound = 0
test.beforeAll(async () => {
  cloud = await startTestCloud({
    taskDays: 1,
    settings: { PACKAGE_UPLOADS_PER_DAY: 100_000, RESOURCE_CHANGES_PER_HOUR: 100_000 }
  })
  tokens = await signInAll(cloud, names)
  await cloud.query('delete from material_groups')
  picture = await addMaterial(cloud.url, tokenOf('packs'), { models: ['T10', 'T11'] })
  sound = await addMaterial(cloud.url, tokenOf('packs'), { kind: 'sound' }, wav())
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query('delete from material_groups')
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set online = true, state = 'idle' where model = 'T10'`)
})

const tokenOf = (name: string) => tokens[name] ?? ''
const as = (name: string) => ({ token: tokenOf(name) })
type Written = CallInput<typeof calls.createMaterialGroup>['body']
const written = (more: Partial<Written> = {}): Written => ({
  name: 'Lunch',
  model: 'T10',
  fromMinute: 0,
  toMinute: 1_440,
  items: [
    { materialId: picture, seconds: 10 },
    { materialId: sound, seconds: null }
  ],
  ...more
})
const create = (more: Partial<Written> = {}, name = 'packs') =>
  send(cloud.url, calls.createMaterialGroup, { ...as(name), body: written(more) })
const createdId = async (more: Partial<Written> = {}) => (await create(more)).data.groupId
const save = (groupId: number, version: number, more: Partial<Written> = {}, name = 'packs') => {
  const { model: _, ...body } = written(more)
  return send(cloud.url, calls.saveMaterialGroup, { ...as(name), body: { ...body, groupId, version } })
}
const detail = (groupId: number, name = 'packs') =>
  send(cloud.url, calls.materialGroupDetail, { ...as(name), query: { groupId } })
const remove = (groupId: number, name = 'packs') =>
  send(cloud.url, calls.deleteMaterialGroup, { ...as(name), body: { groupId } })

test('a group keeps its materials in their order, and counts its changes', async () => {
  const groupId = await createdId({ fromMinute: 1_320, toMinute: 360 })
  expect((await detail(groupId)).data).toMatchObject({
    name: 'Lunch',
    model: 'T10',
    fromMinute: 1_320,
    toMinute: 360,
    version: 1,
    own: true,
    usable: true,
    items: [
      { materialId: picture, kind: 'picture', seconds: 10 },
      { materialId: sound, kind: 'sound', seconds: null }
    ]
  })
  const items = [{ materialId: sound, seconds: null }, ...Array(2).fill({ materialId: picture, seconds: 5 })]
  expect((await save(groupId, 1, { name: 'Dinner', items })).data).toEqual({ version: 2 })
  const { data } = await detail(groupId)
  expect(data).toMatchObject({ name: 'Dinner', version: 2, itemCount: 3, fromMinute: 0 })
  expect(data.items.map(({ materialId }) => materialId)).toEqual([sound, picture, picture])
  const { list, total } = (
    await send(cloud.url, calls.materialGroupList, { ...as('packs'), query: { text: 'DINN', model: 'T10' } })
  ).data
  expect({ total, ids: list.map(it => it.groupId) }).toEqual({ total: 1, ids: [groupId] })
  expect((await remove(groupId)).code).toBe(610_000)
  expect((await detail(groupId)).code).toBe(614030)
})

test('of two people who take a name at once, one gets it', async () => {
  const answers = await Promise.all(['Same', 'SAME', 'same', 'sAME'].map(name => create({ name })))
  expect(codesOf(answers)).toEqual({ 610000: 1, 614026: 3 })
  // The maker has names of its own.
  expect((await create({ name: 'Same' }, 'operator')).code).toBe(610_000)
  const other = await createdId({ name: 'Other' })
  expect((await save(other, 1, { name: 'same' })).code).toBe(614026)
  expect((await save(other, 1, { name: 'OTHER' })).code).toBe(610_000)
})

test('a key makes one group', async () => {
  const requestKey = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => create({ requestKey })))
  expect(codesOf(answers)).toEqual({ 610000: 3 })
  expect(new Set(answers.map(({ data }) => data.groupId)).size).toBe(1)
})

test('of two people who save one version at once, one does', async () => {
  const groupId = await createdId()
  const answers = await Promise.all([1, 2, 3].map(fromMinute => save(groupId, 1, { fromMinute })))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 2 })
})

test('refuses materials that are not there, not for the model, or without seconds', async () => {
  const item = (materialId: number, seconds: number | null) => create({ items: [{ materialId, seconds }] })
  const forT11 = await addMaterial(cloud.url, tokenOf('packs'), { models: ['T11'] })
  const ofOthers = await addMaterial(cloud.url, tokenOf('operator'), {})
  expect((await item(999_999, 5)).code).toBe(614029)
  expect((await item(ofOthers, 5)).code).toBe(614029)
  expect((await item(forT11, 5)).code).toBe(614027)
  expect((await item(picture, null)).code).toBe(610_604)
  expect((await item(sound, 5)).code).toBe(610_604)
  expect((await create({ fromMinute: 60, toMinute: 60 })).code).toBe(610_604)
  expect((await create({ items: [] })).code).toBe(610_604)
})

test('a group of a model that none of the own robots is of can be read, and nothing else', async () => {
  const groupId = await createdId({ model: 'T11', items: [{ materialId: picture, seconds: 5 }] })
  await cloud.query(`update robots set model = 'T9x' where model = 'T11' and tenant_id = 1`)
  try {
    expect((await detail(groupId)).data).toMatchObject({ usable: false })
    const chosen = { by: 'behind' } as const
    const answers = [
      await create({ name: 'New', model: 'T11', items: [{ materialId: picture, seconds: 5 }] }),
      await save(groupId, 1),
      await send(cloud.url, calls.assignMaterialGroup, { ...as('packs'), body: { groupId, chosen } })
    ]
    expect(codesOf(answers)).toEqual({ 614028: 3 })
  } finally {
    await cloud.query(`update robots set model = 'T11' where model = 'T9x'`)
  }
})

test('those who made a group, and administrators, change it; other tenants see nothing of it', async () => {
  const groupId = await createdId()
  await cloud.query('update material_groups set user_id = null')
  expect((await save(groupId, 1)).code).toBe(614032)
  expect((await remove(groupId)).code).toBe(614032)
  expect((await save(groupId, 1, {}, 'operator')).code).toBe(610_000)
  await cloud.query(`update material_groups set tenant_id = 3`)
  await cloud.query(`update tenants set parent_id = null where tenant_id = 3`)
  const chosen = { by: 'behind' } as const
  const answers = [
    await detail(groupId),
    await save(groupId, 2),
    await remove(groupId),
    await send(cloud.url, calls.groupRobotList, { ...as('packs'), query: { groupId } }),
    await send(cloud.url, calls.groupStoreList, { ...as('packs'), query: { groupId } }),
    await send(cloud.url, calls.assignMaterialGroup, { ...as('packs'), body: { groupId, chosen } }),
    await send(cloud.url, calls.removeMaterialGroup, { ...as('packs'), body: { groupId, robotIds: [1] } })
  ]
  expect(codesOf(answers)).toEqual({ 614030: 7 })
  await cloud.query(`update tenants set parent_id = 1 where tenant_id = 3`)
  expect((await detail(groupId)).code).toBe(610_000)
  expect((await send(cloud.url, calls.materialGroupList, { ...as('nopacks'), query: {} })).code).toBe(610_403)
})

test('a material that a group uses stays', async () => {
  const materialId = await addMaterial(cloud.url, tokenOf('packs'), {}, png(8, 8))
  const groupId = await createdId({ items: [{ materialId, seconds: 5 }] })
  const drop = () => send(cloud.url, calls.deleteMaterial, { ...as('packs'), body: { materialId } })
  expect((await drop()).code).toBe(610_607)
  const { data } = await send(cloud.url, calls.materialDetail, { ...as('packs'), query: { materialId } })
  expect(data.groups).toEqual([{ groupId, name: 'Lunch' }])
  await save(groupId, 1)
  expect((await drop()).code).toBe(610_000)
})

test('of a deletion and a group at once, one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const materialId = await addMaterial(cloud.url, tokenOf('packs'))
    const [dropped, made] = await Promise.all([
      send(cloud.url, calls.deleteMaterial, { ...as('packs'), body: { materialId } }),
      create({ name: `Round ${round}`, items: [{ materialId, seconds: 5 }] })
    ])
    expect([
      [610_000, 614029],
      [610_607, 610_000]
    ]).toContainEqual([dropped?.code, made?.code])
  }
})

/* Robots. */

const robotsOf = (tenantId: number) =>
  cloud.query(
    `select robot_id as "robotId", serial from robots where tenant_id = ${tenantId} and model = 'T10' order by robot_id limit 3`
  ) as Promise<{ robotId: number; serial: string }[]>
const assign = (
  groupId: number,
  chosen: CallInput<typeof calls.assignMaterialGroup>['body']['chosen'],
  name = 'packs'
) => send(cloud.url, calls.assignMaterialGroup, { ...as(name), body: { groupId, chosen } })
const leave = (groupId: number, robotIds: number[]) =>
  send(cloud.url, calls.removeMaterialGroup, { ...as('packs'), body: { groupId, robotIds } })
const shownBy = async (groupId: number) => {
  const { list } = (await send(cloud.url, calls.groupRobotList, { ...as('packs'), query: { groupId } })).data
  return new Map(list.map(robot => [robot.robotId, robot]))
}
const openRequests = async () =>
  (await send(cloud.url, calls.robotRequests, { ...as('robot'), query: { size: 100 } })).data.list
const report = (...reports: RequestReport[]) =>
  send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports } })
const answerAll = async (materialIds: number[]) => {
  for (const { requestId } of await openRequests())
    await report({ requestId, state: 'done', answer: { kind: 'showMaterials', materialIds } })
}

test('a robot is asked to show a group, fetches its files, and says what it shows', async () => {
  const groupId = await createdId()
  const [one] = await robotsOf(1)
  const robotIds = [one?.robotId ?? 0]
  expect((await assign(groupId, { by: 'robots', robotIds })).data).toEqual({ asked: 1, left: 0 })
  const [asked] = await openRequests()
  expect(asked).toMatchObject({ serial: one?.serial, ask: { kind: 'showMaterials', group: { groupId, version: 1 } } })
  const group = asked?.ask.kind === 'showMaterials' ? asked.ask.group : null
  expect(group?.materials.map(({ materialId, seconds }) => [materialId, seconds])).toEqual([
    [picture, 10],
    [sound, null]
  ])
  for (const { address, materialId, size, sha256 } of group?.materials ?? []) {
    const { pathname, search } = new URL(address, cloud.url)
    expect(pathname).toBe(calls.robotMaterialTicket.path)
    const query = { materialId }
    expect(search).toBe(`?materialId=${materialId}`)
    expect((await send(cloud.url, calls.robotMaterialTicket, { ...as('packs'), query })).code).toBe(610_403)
    const { path } = (await send(cloud.url, calls.robotMaterialTicket, { ...as('robot'), query })).data
    const bytes = await (await fetch(cloud.url + path)).arrayBuffer()
    expect(bytes.byteLength).toBe(size)
    expect(Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')).toBe(sha256)
  }
  expect((await shownBy(groupId)).get(robotIds[0] ?? 0)).toMatchObject({ state: 'open', shownCount: null })
  await answerAll([picture, sound, 999_999])
  expect((await shownBy(groupId)).get(robotIds[0] ?? 0)).toMatchObject({ state: 'taken', shownCount: 2, code: null })
})

test('a robot fetches no material that nobody asked it to show', async () => {
  const query = { materialId: picture }
  expect((await send(cloud.url, calls.robotMaterialTicket, { ...as('robot'), query })).code).toBe(614029)
})

test('shows which robots have less, have an older version, are away, and failed; and asks those again', async () => {
  const groupId = await createdId()
  const [one, two, three] = (await robotsOf(1)).map(({ robotId }) => robotId)
  await cloud.query(`update robots set online = false where robot_id = ${three}`)
  const robotIds = [one ?? 0, two ?? 0, three ?? 0]
  expect((await assign(groupId, { by: 'robots', robotIds })).data).toEqual({ asked: 2, left: 1 })
  const [first, second] = await openRequests()
  await report(
    { requestId: first?.requestId ?? 0, state: 'done', answer: { kind: 'showMaterials', materialIds: [picture] } },
    { requestId: second?.requestId ?? 0, state: 'failed', failure: 'space' }
  )
  let shown = await shownBy(groupId)
  expect(robotIds.map(id => shown.get(id)?.state)).toEqual(['partly', 'failed', 'failed'])
  expect(shown.get(robotIds[1] ?? 0)?.failure).toBe('space')
  expect(shown.get(robotIds[2] ?? 0)?.code).toBe(610_703)
  await save(groupId, 1, { items: [{ materialId: sound, seconds: null }] })
  shown = await shownBy(groupId)
  expect(robotIds.map(id => shown.get(id)?.state)).toEqual(['outdated', 'failed', 'failed'])
  await cloud.query(`update robots set online = true where robot_id = ${three}`)
  expect((await assign(groupId, { by: 'behind' })).data).toEqual({ asked: 3, left: 0 })
  await answerAll([sound])
  shown = await shownBy(groupId)
  expect(robotIds.map(id => shown.get(id)?.state)).toEqual(['taken', 'taken', 'taken'])
  expect((await assign(groupId, { by: 'behind' })).code).toBe(610_701)
})

test('a silent robot has failed, and a late answer changes nothing', async () => {
  const groupId = await createdId()
  const [one] = await robotsOf(1)
  await assign(groupId, { by: 'robots', robotIds: [one?.robotId ?? 0] })
  const [asked] = await openRequests()
  await cloud.clock.advance(6 * 60_000)
  await expect.poll(async () => (await shownBy(groupId)).get(one?.robotId ?? 0)?.code).toBe(611_005)
  await report({
    requestId: asked?.requestId ?? 0,
    state: 'done',
    answer: { kind: 'showMaterials', materialIds: [picture] }
  })
  expect((await shownBy(groupId)).get(one?.robotId ?? 0)).toMatchObject({ state: 'failed', shownCount: null })
})

test('another group takes the place of the first one, also before the robot looked', async () => {
  const first = await createdId()
  const second = await createdId({ name: 'Dinner' })
  const [one] = await robotsOf(1)
  const chosen = { by: 'robots' as const, robotIds: [one?.robotId ?? 0] }
  await assign(first, chosen)
  await assign(second, chosen)
  const open = await openRequests()
  expect(open).toMatchObject([{ ask: { group: { groupId: second } } }])
  expect((await shownBy(first)).size).toBe(0)
  await report({ requestId: open[0]?.requestId ?? 0, state: 'working', progress: 10 })
  // The robot works on the second group: it is asked again later.
  expect((await assign(first, chosen)).data).toEqual({ asked: 0, left: 1 })
  expect((await shownBy(first)).get(one?.robotId ?? 0)).toMatchObject({ state: 'failed', code: 610_704 })
  await answerAll([picture, sound])
  expect((await shownBy(first)).get(one?.robotId ?? 0)).toMatchObject({ state: 'failed', shownCount: null })
  expect((await assign(first, { by: 'behind' })).data).toEqual({ asked: 1, left: 0 })
})

test('a robot that works on this very group is left to it', async () => {
  const groupId = await createdId()
  const [one] = await robotsOf(1)
  const chosen = { by: 'robots' as const, robotIds: [one?.robotId ?? 0] }
  await assign(groupId, chosen)
  const [asked] = await openRequests()
  await report({ requestId: asked?.requestId ?? 0, state: 'working', progress: 50 })
  expect((await assign(groupId, chosen)).data).toEqual({ asked: 0, left: 1 })
  await answerAll([picture, sound])
  expect((await shownBy(groupId)).get(one?.robotId ?? 0)).toMatchObject({ state: 'taken' })
})

test('a robot leaves its group when it confirms that, and a group without robots can go', async () => {
  const groupId = await createdId()
  const [one] = await robotsOf(1)
  const robotId = one?.robotId ?? 0
  await assign(groupId, { by: 'robots', robotIds: [robotId] })
  await answerAll([picture, sound])
  expect((await remove(groupId)).code).toBe(610_607)
  expect((await leave(groupId, [robotId])).data).toEqual({ asked: 1, left: 0 })
  expect((await shownBy(groupId)).get(robotId)).toMatchObject({ state: 'open', leaving: true })
  await answerAll([])
  expect((await shownBy(groupId)).size).toBe(0)
  expect((await leave(groupId, [robotId])).code).toBe(610_701)
  expect((await remove(groupId)).code).toBe(610_000)
})

test('all robots of a store are asked at once, and robots of others and of other models never', async () => {
  const groupId = await createdId()
  const [store] = await cloud.query(
    `select store_id as id, count(*)::int as robots from robots where tenant_id = 1 and model = 'T10' group by 1 limit 1`
  )
  const { asked, left } = (await assign(groupId, { by: 'store', storeId: Number(store?.id) })).data
  expect(asked + left).toBe(store?.robots)
  const { list } = (await send(cloud.url, calls.groupStoreList, { ...as('packs'), query: { groupId } })).data
  expect(list.map(({ storeId }) => storeId)).toContain(store?.id)
  const free = { groupId, assigned: false, storeId: Number(store?.id) }
  expect((await send(cloud.url, calls.groupRobotList, { ...as('packs'), query: free })).data.total).toBe(0)
  const [foreign] = await cloud.query(
    `select robot_id as id, store_id as store from robots where tenant_id = 2 and store_id is not null limit 1`
  )
  const [otherModel] = await cloud.query(
    `select robot_id as id from robots where tenant_id = 1 and model = 'T11' limit 1`
  )
  const answers = [
    await assign(groupId, { by: 'robots', robotIds: [Number(foreign?.id)] }),
    await assign(groupId, { by: 'robots', robotIds: [Number(otherModel?.id)] }),
    await assign(groupId, { by: 'store', storeId: Number(foreign?.store) })
  ]
  expect(codesOf(answers)).toEqual({ 610701: 3 })
})

test('of two people who assign a robot at once, one request is open', async () => {
  const groups = [await createdId(), await createdId({ name: 'Dinner' })]
  const [one] = await robotsOf(1)
  const chosen = { by: 'robots' as const, robotIds: [one?.robotId ?? 0] }
  const answers = await Promise.all([...groups, ...groups].map(groupId => assign(groupId, chosen)))
  expect(codesOf(answers)).toEqual({ 610000: 4 })
  const open = await openRequests()
  expect(open).toHaveLength(1)
  const ask = open[0]?.ask
  const groupId = ask?.kind === 'showMaterials' ? (ask.group?.groupId ?? 0) : 0
  expect((await shownBy(groupId)).get(one?.robotId ?? 0)).toMatchObject({ state: 'open' })
})
