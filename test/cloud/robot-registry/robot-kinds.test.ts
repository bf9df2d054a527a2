import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { robotCapabilities, shippedKinds } from '#contract/calls/robots/capabilities.ts'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { openedChannel } from '../support/live.ts'

/* Kinds of robots are data: a ninth one needs no release. */

let cloud: TestCloud
let tokens: Record<string, string>
const as = (name: string) => ({ token: tokens[name] ?? '' })

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant'])
})
test.afterEach(async () => {
  await cloud.query(`delete from robots where model = 'W1'`)
  await cloud.query(`delete from robot_models where model = 'W1'`)
  await cloud.query(`delete from settings_templates where robot_kind like 'window%'`)
  await cloud.query(`delete from robot_kinds where robot_kind not in ('${Object.keys(shippedKinds).join("', '")}')`)
  await cloud.query(`update robot_kinds set names = '{}' where names <> '{}'`)
})
test.afterAll(() => cloud.close())

type Kind = CallInput<typeof calls.createRobotKind>['body']
const windows: Kind = {
  robotKind: 'window-cleaning',
  names: { en: 'Window cleaning', zh: '擦窗' },
  capabilities: ['cleaning', 'elevator']
}
const create = (kind: Partial<Kind> = {}, name = 'operator') =>
  send(cloud.url, calls.createRobotKind, { ...as(name), body: { ...windows, ...kind } })
const remove = (robotKind = windows.robotKind) =>
  send(cloud.url, calls.deleteRobotKind, { ...as('operator'), body: { robotKind } }).then(({ code }) => code)
const kinds = async () => (await send(cloud.url, calls.robotKindList)).data
const createModel = (robotKind: string) =>
  send(cloud.url, calls.createRobotModel, { ...as('operator'), body: { model: 'W1', robotKind, serialForm: null } })
const createTemplate = (robotKind: string, key: 'suction' | 'greeting', value: string | boolean) =>
  send(cloud.url, calls.createSettingsTemplate, {
    ...as('operator'),
    body: { name: `Windows ${key}`, robotKind, values: [{ key, value }] }
  })
const nameIn = async (intLangCode: string, kind = windows.robotKind) =>
  (await send(cloud.url, calls.languageFile, { query: { intLangCode, topic: 'sso' } })).data.sso?.[`robotKind.${kind}`]
const hashes = async () =>
  Object.fromEntries((await send(cloud.url, calls.languageHashes)).data.map(it => [it.intLangCode, it.langDescJsonMd5]))

test('a portal begins with eight kinds, and a guest reads what each can do', async () => {
  expect(await kinds()).toEqual(
    Object.entries(shippedKinds).map(([robotKind, capabilities]) => ({ robotKind, capabilities }))
  )
})

test('a ninth kind has models, robots, settings and filters as the others have', async () => {
  expect((await create()).code).toBe(610000)
  expect((await kinds()).at(-1)).toEqual({ robotKind: 'window-cleaning', capabilities: ['elevator', 'cleaning'] })
  expect((await createModel('window-cleaning')).code).toBe(610000)
  const [tenant] = await cloud.query(`select tenant_id from users where email = 'tenant@demo.example'`)
  const robots = [{ serial: 'W1-1', model: 'W1', tenantId: Number(tenant?.tenant_id) }]
  expect((await send(cloud.url, calls.registerRobots, { ...as('operator'), body: { robots } })).code).toBe(610000)
  const query = { robotKind: 'window-cleaning' }
  const { list } = (await send(cloud.url, calls.robotList, { ...as('tenant'), query })).data
  expect(list).toMatchObject([{ serial: 'W1-1', robotKind: 'window-cleaning' }])
  expect((await createTemplate('window-cleaning', 'suction', 'quiet')).code).toBe(610000)
  expect((await createTemplate('window-cleaning', 'greeting', true)).code).toBe(610604)
})

test('the names of a kind are texts, in a language without a name the English one, and pages are told', async () => {
  const before = await hashes()
  const changed = { action: 'language_changed' }
  const channel = await openedChannel(cloud.url, tokens.tenant ?? '', { about: 'language_changed' })
  expect([await nameIn('en'), await nameIn('zh')]).toEqual([undefined, undefined])
  await create()
  expect((await channel.arrived(1)).at(-1)).toMatchObject(changed)
  expect([await nameIn('en'), await nameIn('zh'), await nameIn('ja')]).toEqual([
    'Window cleaning',
    '擦窗',
    'Window cleaning'
  ])
  const after = await hashes()
  for (const language of languageCodes) expect(after[language], language).not.toBe(before[language])
  expect(await remove()).toBe(610000)
  expect(await hashes()).toEqual(before)
})

test('a file of texts that somebody downloads has no names of kinds: an upload could not keep them up to date', async () => {
  await create()
  const query = { intLangCode: 'en', whole: true } as const
  const { data } = await send(cloud.url, calls.languageFile, { query })
  expect(data.sso).toHaveProperty(['robotKind.hotel'])
  expect(data.sso).not.toHaveProperty(['robotKind.window-cleaning'])
})

test('a kind that came with the portal gets another name, and needs none', async () => {
  const update = (names: Kind['names']) =>
    send(cloud.url, calls.updateRobotKind, {
      ...as('operator'),
      body: { robotKind: 'hotel', names, capabilities: [...shippedKinds.hotel] }
    })
  const before = await nameIn('fr', 'hotel')
  expect((await update({ fr: 'Majordome' })).code).toBe(610000)
  expect(await nameIn('fr', 'hotel')).toBe('Majordome')
  expect((await update({})).code).toBe(610000)
  expect(await nameIn('fr', 'hotel')).toBe(before)
})

const illegal: [what: string, kind: Partial<Kind>][] = [
  ['no English name', { names: { zh: '擦窗' } }],
  ['capitals', { robotKind: 'Windows' }],
  ['a digit first', { robotKind: '9th' }],
  ['a hyphen last', { robotKind: 'windows-' }],
  ['an inherited name', { robotKind: '__proto__' }],
  ['a code that is too long', { robotKind: 'w'.repeat(limits.robotKindMaxLength + 1) }],
  ['a placeholder in a name', { names: { en: '{{count}} windows' } }],
  ['a name that is too long', { names: { en: 'w'.repeat(limits.robotKindNameMaxLength + 1) } }],
  ['a language that the portal lacks', { names: { en: 'Windows', xx: 'Windows' } as Kind['names'] }],
  ['something that no robot can do', { capabilities: ['flying'] as unknown as Kind['capabilities'] }],
  ['too much', { capabilities: [...robotCapabilities, 'screen'] }]
]
for (const [what, kind] of illegal)
  test(`a kind with ${what} is refused`, async () => {
    expect((await create(kind)).code).toBe(610604)
    expect(await kinds()).toHaveLength(Object.keys(shippedKinds).length)
  })

test('kinds are the maker’s, and of two that are added at once one is there', async () => {
  expect((await create({}, 'tenant')).code).toBe(610403)
  expect((await send(cloud.url, calls.robotKindDefinitions, as('tenant'))).code).toBe(610403)
  expect(codesOf(await Promise.all([create(), create(), create()]))).toEqual({ 610000: 1, 610602: 2 })
})

test('there are so many kinds at most, however many come at once', async () => {
  const free = limits.robotKindsMax - Object.keys(shippedKinds).length
  const added = await Promise.all(
    Array.from({ length: free + 3 }, (_, index) => create({ robotKind: `windows-${index}` }))
  )
  expect(codesOf(added)).toEqual({ 610000: free, 610605: 3 })
})

test('a kind is changed over the version that was read', async () => {
  await create()
  const all = (await send(cloud.url, calls.robotKindDefinitions, as('operator'))).data
  const read = all.find(({ robotKind }) => robotKind === 'window-cleaning')
  expect(read).toMatchObject({ names: windows.names, modelCount: 0 })
  const change = (en: string) =>
    send(cloud.url, calls.updateRobotKind, {
      ...as('operator'),
      body: { ...windows, names: { en }, version: read?.version }
    })
  expect(codesOf(await Promise.all([change('Glass'), change('Panes')]))).toEqual({ 610000: 1, 610606: 1 })
  expect(['Glass', 'Panes']).toContain(await nameIn('en'))
})

test('a kind that something is of stays, and a model of no kind is refused', async () => {
  expect((await createModel('window-cleaning')).code).toBe(610604)
  expect((await createTemplate('window-cleaning', 'suction', 'quiet')).code).toBe(610604)
  await create()
  await createModel('window-cleaning')
  expect(await remove()).toBe(610607)
  await cloud.query(`delete from robot_models where model = 'W1'`)
  await createTemplate('window-cleaning', 'suction', 'quiet')
  expect(await remove()).toBe(610607)
  await cloud.query(`delete from settings_templates where robot_kind = 'window-cleaning'`)
  const [removed, model] = await Promise.all([remove(), createModel('window-cleaning')])
  expect([
    [610000, 610604],
    [610607, 610000]
  ]).toContainEqual([removed, model.code])
})
