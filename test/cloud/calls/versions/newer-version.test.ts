import { expect, test } from '@playwright/test'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signInAll } from '../../support/client.ts'
import { givePermissions } from '../../support/give-permissions.ts'
import { newerVersionIn } from '../../support/newer-version.ts'

/* What counts as a change, who is told of whom, and the same save again: by the example of stores and a few others. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'packs'])
  await givePermissions(cloud, 'packs', ['store'])
  await cloud.query(`update users set tenant_id = (select tenant_id from users where email = 'tenant@demo.example')
    where email = 'packs@demo.example'`)
  const { data } = await send(cloud.url, calls.storeList, as('tenant'))
  storeId = data.list[0]?.storeId ?? 0
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const read = async () => {
  const { data } = await send(cloud.url, calls.storeDetail, { ...as('tenant'), query: { storeId } })
  return { ...data, version: data.version ?? 0 }
}
const save = async (name: string, version: number | undefined, city: string) => {
  const { name: storeName, country } = await read()
  // A store has one of the known countries.
  const body = { storeId, version, name: storeName, city, country: country as 'FR' }
  return send(cloud.url, calls.updateStore, { ...as(name), body })
}

test('a refusal names the person who changed it to people of the same tenant alone, and says when', async () => {
  const { version } = await read()
  await cloud.clock.advance(60_000)
  expect((await save('packs', version, 'Lyon')).code).toBe(codes.success)
  const changedAt = cloud.clock.now()
  const packs = (await send(cloud.url, calls.userInfo, as('packs'))).data
  const told = async (name: string) => newerVersionIn((await save(name, version, 'Nice')).data)
  const facts = { version: version + 1, changedAt }
  expect(await told('tenant')).toMatchObject({ ...facts, changedBy: packs.nickname })
  expect(await told('operator')).toMatchObject({ ...facts, changedBy: null })
})

test('of ten saves at once over one version one is let through, and without a version all are', async () => {
  const { version } = await read()
  const cities = Array.from({ length: 10 }, (_, place) => `City ${place}`)
  const over = async (seen: number | undefined) =>
    codesOf(await Promise.all(cities.map(it => save('tenant', seen, it))))
  expect(await over(version)).toEqual({ [codes.success]: 1, [codes.updateFailed]: 9 })
  expect((await read()).version).toBe(version + 1)
  expect(await over(undefined)).toEqual({ [codes.success]: 10 })
  expect((await read()).version).toBe(version + 11)
})

test('only the last save counts as saved when it comes again', async () => {
  const { version } = await read()
  const first = await save('tenant', version, 'Rome')
  expect(await save('tenant', version, 'Rome')).toMatchObject({ code: first.code, data: first.data })
  expect((await save('tenant', version, 'Bari')).code, 'with other values').toBe(codes.updateFailed)
  expect((await save('packs', version, 'Rome')).code, 'by somebody else').toBe(codes.updateFailed)
  expect((await save('packs', version + 1, 'Pisa')).code).toBe(codes.success)
  expect((await save('tenant', version, 'Rome')).code, 'after another save').toBe(codes.updateFailed)
  expect((await read()).city).toBe('Pisa')
})

test('a version beyond those that there are is refused, and one that is no number', async () => {
  const codeOver = async (version: unknown) => (await save('tenant', version as number, 'Oslo')).code
  expect(await codeOver(1_000_000_000)).toBe(codes.updateFailed)
  for (const odd of [-1, 1.5, 1_000_000_001, '1', null]) expect(await codeOver(odd)).toBe(codes.parameterIllegal)
})

test('a file of stores counts as a change of those that it changes', async () => {
  const { version, storeCode, name, country } = await read()
  const form = new FormData()
  form.append('mode', 'import')
  form.append('file', new Blob([`code,name,city,country\n${storeCode},${name},Genoa,${country}\n`]), 'stores.csv')
  const headers = { Authorization: `Bearer ${tokens.tenant}` }
  const answer = await fetch(cloud.url + calls.importStores.path, { method: 'POST', headers, body: form })
  expect(await readAnswer(answer)).toMatchObject({ code: codes.success, data: { counts: { changed: 1 } } })
  expect((await save('packs', version, 'Turin')).code).toBe(codes.updateFailed)
})

test('the switch of a rule is a change of the rule, and the report of an elevator is none of the elevator', async () => {
  const asOperator = as('operator')
  const [rule] = (await send(cloud.url, calls.notificationRuleList, asOperator)).data.list
  if (rule === undefined) throw new Error('no rule')
  const { ruleId, version = 0, enabled } = rule
  const switched = { ruleId, enabled: !enabled }
  await send(cloud.url, calls.switchNotificationRule, { ...asOperator, body: switched })
  expect((await send(cloud.url, calls.updateNotificationRule, { ...asOperator, body: rule })).code).toBe(
    codes.updateFailed
  )
  const query = { ruleId }
  const shown = (await send(cloud.url, calls.notificationRuleDetail, { ...asOperator, query })).data
  expect(shown).toMatchObject({ version: version + 1, enabled: !enabled })

  const [elevator] = (await send(cloud.url, calls.elevatorList, asOperator)).data.list
  if (elevator === undefined) throw new Error('no elevator')
  const { controllerSerial } = elevator
  await cloud.query(`update elevators set state = 'offline' where controller_serial = '${controllerSerial}'`)
  const report = { controllerSerial, state: 'online' as const, floor: elevator.floor }
  const robots = { token: (await signInAll(cloud, ['robot'])).robot ?? '' }
  const { data } = await send(cloud.url, calls.reportElevators, { ...robots, body: { reports: [report] } })
  expect(data.accepted).toBe(1)
  const after = (await send(cloud.url, calls.elevatorList, asOperator)).data.list[0]
  expect(after).toMatchObject({ state: 'online', version: elevator.version })
})
