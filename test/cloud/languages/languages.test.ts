import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { badLanguageCodes } from '../../support/bad-language-files.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'
import { fileOf, hashesOf, postParts, textsOf, upload, wholeTextsOf } from '../support/languages.ts'
import { openedChannel } from '../support/live.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant'])
})
test.afterAll(() => cloud.close())

const tokenOf = (name: string) => ({ token: tokens[name] ?? '' })
const add = (intLangCode: string, texts: object, langName = intLangCode) =>
  upload(cloud.url, tokens.tenant, { intLangCode, langName, mode: 'add' }, fileOf(texts))
const replace = (intLangCode: string, texts: object, name = 'tenant') =>
  upload(cloud.url, tokens[name], { intLangCode, langName: intLangCode, mode: 'replace' }, fileOf(texts))
const remove = (intLangCode: string, name = 'tenant') =>
  send(cloud.url, calls.deleteLanguageFile, { ...tokenOf(name), body: { intLangCode } })
const versions = (intLangCode: string, name = 'tenant') =>
  send(cloud.url, calls.languageVersions, { ...tokenOf(name), query: { intLangCode } })
const restore = (intLangCode: string, versionId: number, name = 'tenant') =>
  send(cloud.url, calls.restoreLanguageVersion, { ...tokenOf(name), body: { intLangCode, versionId } })
const list = async () => (await send(cloud.url, calls.languageList, tokenOf('tenant'))).data
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

test('has the six languages of the portal, complete, for who is not signed in', async () => {
  expect(Object.keys(await hashesOf(cloud.url))).toEqual(expect.arrayContaining([...languageCodes]))
  for (const row of await list())
    if ((languageCodes as readonly string[]).includes(row.intLangCode))
      expect(row).toMatchObject({ missingCount: 0, updateUser: null, shipped: true })
  expect((await textsOf(cloud.url, 'fr'))['login.title']).toBe('Connexion')
})

test('tells the MD5 of what it sends', async () => {
  const hashes = await hashesOf(cloud.url)
  for (const code of languageCodes) {
    const { data } = await send(cloud.url, calls.languageFile, { query: { intLangCode: code } })
    expect(md5(JSON.stringify(data))).toBe(hashes[code])
  }
})

test('adds a language, and shows who did it and what it lacks', async () => {
  const english = Object.entries(await wholeTextsOf(cloud.url, 'en'))
  const topics = english.map(([topic, texts]) => {
    const count = Object.keys(texts).length
    return { topic, expectedCount: count, missingCount: topic === 'sso' ? count - 1 : count }
  })
  const expectedCount = topics.reduce((sum, topic) => sum + topic.expectedCount, 0)
  const { code, data } = await add('de', { login: { title: 'Anmelden' }, extra: 'Nur hier' }, ' Deutsch ')
  const row = {
    intLangCode: 'de',
    langName: 'Deutsch',
    keyCount: 2,
    expectedCount,
    missingCount: expectedCount - 1,
    topics,
    langDescJsonMd5: md5('{"sso":{"login.title":"Anmelden","extra":"Nur hier"}}'),
    updateTime: cloud.clock.now(),
    updateUser: 'Elena Rossi',
    userCount: 0,
    version: 1
  }
  expect(code).toBe(610000)
  expect({ ...data, updateUser: row.updateUser }).toEqual({ ...row, shipped: false })
  expect(data.updateUser).toBe((await send(cloud.url, calls.userInfo, tokenOf('tenant'))).data.nickname)
  expect(await list()).toContainEqual(data)
  expect(await textsOf(cloud.url, 'de')).toEqual({ 'login.title': 'Anmelden', extra: 'Nur hier' })
})

test('adds a language once, however many add it at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => add('it', { a: `uno ${index}` })))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 11 })
  const winner = answers.find(({ code }) => code === 610000)
  expect((await hashesOf(cloud.url)).it).toBe(winner?.data.langDescJsonMd5)
  expect((await versions('it')).data).toHaveLength(1)
})

test('keeps all that replace a language at the same moment as versions, and shows the newest', async () => {
  await add('es', { a: 'cero' })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => replace('es', { a: `${index}` })))
  expect(codesOf(answers)).toEqual({ 610000: 8 })
  const { data } = await versions('es')
  expect(data).toHaveLength(9)
  expect(new Set(data.map(({ langDescJsonMd5 }) => langDescJsonMd5)).size).toBe(9)
  expect(data.map(({ current }) => current)).toEqual([true, ...Array<boolean>(8).fill(false)])
  expect((await hashesOf(cloud.url)).es).toBe(data[0]?.langDescJsonMd5)
})

test('is whole or gone when it is replaced and deleted at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    await add('pt', { a: 'um' })
    const [replaced, removed] = await Promise.all([replace('pt', { a: `${round}` }), remove('pt')])
    expect(removed.code).toBe(610000)
    expect([610000, 610603]).toContain(replaced.code)
    expect(await hashesOf(cloud.url)).not.toHaveProperty('pt')
    expect((await versions('pt')).code).toBe(610603)
  }
})

test('keeps the last ten versions, and not the same file twice', async () => {
  await add('nl', { a: 'nul' })
  for (let number = 1; number <= 11; number += 1) {
    await cloud.clock.advance(1_000)
    expect((await replace('nl', { a: `${number}` })).code).toBe(610000)
  }
  expect((await replace('nl', { a: '11' })).code).toBe(610000)
  const { data } = await versions('nl')
  expect(data).toHaveLength(10)
  expect(data[0]?.langDescJsonMd5).toBe(md5(fileOf({ a: '11' })))
  expect(data[9]?.langDescJsonMd5).toBe(md5(fileOf({ a: '2' })))
  const times = data.map(({ updateTime }) => updateTime)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('brings an earlier version back as the newest, and leaves the newest as it is', async () => {
  await add('pl', { a: 'jeden' })
  await replace('pl', { a: 'dwa' })
  const [second, first] = (await versions('pl')).data
  expect(await restore('pl', first?.versionId ?? 0)).toMatchObject({ code: 610000, data: { intLangCode: 'pl' } })
  expect(await textsOf(cloud.url, 'pl')).toEqual({ a: 'jeden' })
  const [third, ...earlier] = (await versions('pl')).data
  expect(earlier.map(({ versionId }) => versionId)).toEqual([second?.versionId, first?.versionId])
  expect((await restore('pl', third?.versionId ?? 0)).code).toBe(610000)
  expect((await versions('pl')).data).toHaveLength(3)
})

test('brings back what was shipped', async () => {
  const before = await textsOf(cloud.url, 'th')
  await replace('th', { a: 'x' }, 'operator')
  expect((await list()).find(({ intLangCode }) => intLangCode === 'th')?.missingCount).toBeGreaterThan(0)
  const shipped = (await versions('th')).data.at(-1)
  expect(shipped?.updateUser).toBeNull()
  await restore('th', shipped?.versionId ?? 0)
  expect(await textsOf(cloud.url, 'th')).toEqual(before)
})

test('deletes a language with its versions, and starts anew where it is added again', async () => {
  await add('cs', { a: 'jedna' })
  await replace('cs', { a: 'dva' })
  expect((await remove('cs')).code).toBe(610000)
  expect((await send(cloud.url, calls.languageFile, { query: { intLangCode: 'cs' } })).code).toBe(610603)
  expect((await remove('cs')).code).toBe(610603)
  await add('cs', { a: 'tři' })
  expect((await versions('cs')).data).toHaveLength(1)
})

test('answers what is not there, and what is there already', async () => {
  const [english] = (await versions('en')).data
  expect((await add('en', { a: 'x' })).code).toBe(610602)
  expect((await replace('sw', { a: 'x' })).code).toBe(610603)
  expect((await restore('sw', 1)).code).toBe(610603)
  expect((await restore('zh', english?.versionId ?? 0)).code).toBe(610603)
  expect((await restore('zh', 2_147_483_647)).code).toBe(610603)
  expect((await restore('zh', 2_147_483_648)).code).toBe(610604)
  expect((await versions('sw')).code).toBe(610603)
})

test('never deletes English', async () => {
  const before = await hashesOf(cloud.url)
  expect((await remove('en')).code).toBe(614151)
  expect((await hashesOf(cloud.url)).en).toBe(before.en)
})

const guarded: [name: string, act: (as: string) => Promise<{ code: number }>, code: number][] = [
  ['the list', as => send(cloud.url, calls.languageList, tokenOf(as)), 614152],
  ['the versions', as => versions('en', as), 614152],
  ['an upload', as => replace('en', { a: 'x' }, as), 614150],
  ['bringing back', as => restore('en', 1, as), 614150],
  ['deleting', as => remove('zh', as), 614151]
]

for (const [name, act, code] of guarded)
  test(`refuses ${name} with ${code} to who lacks the permission, and to guests as ever`, async () => {
    const before = await hashesOf(cloud.url)
    for (const as of ['customer', 'distributor']) expect((await act(as)).code).toBe(code)
    tokens.guest = 'a'.repeat(43)
    expect((await act('guest')).code).toBe(610401)
    expect(await hashesOf(cloud.url)).toEqual(before)
  })

test('asks for a token where one is needed', async () => {
  expect((await postParts(cloud.url, undefined, [])).code).toBe(610596)
  expect((await send(cloud.url, calls.languageList)).code).toBe(610596)
})

for (const intLangCode of badLanguageCodes)
  test(`takes ${JSON.stringify(intLangCode)} for no language`, async () => {
    const query = new URLSearchParams({ intLangCode })
    const response = await fetch(`${cloud.url}${calls.languageFile.path}?${query}`)
    expect(await readAnswer(response)).toMatchObject({ code: 610604 })
    const before = await hashesOf(cloud.url)
    expect((await add(intLangCode, { a: 'x' })).code).toBe(610604)
    expect((await remove(intLangCode)).code).toBe(610604)
    expect(await hashesOf(cloud.url)).toEqual(before)
  })

test('tells every open portal of each change, and of no refused one', async () => {
  const changed = { action: 'language_changed' }
  const channel = await openedChannel(cloud.url, tokens.customer ?? '', { about: 'language_changed' })
  await add('sv', { a: 'ett' })
  expect(await channel.arrived(2)).toEqual([{}, changed])
  await replace('sv', { a: 'två' })
  const [, first] = (await versions('sv')).data
  await restore('sv', first?.versionId ?? 0)
  await remove('sv')
  expect(await channel.arrived(5)).toEqual([{}, changed, changed, changed, changed])
  await add('en', { a: 'x' })
  await replace('sv', { a: 'x' })
  await remove('en')
  await channel.settled()
  expect(channel.frames).toHaveLength(5)
  channel.socket.close()
})

test('counts the people who used a language in the last 30 days, each once', async () => {
  await add('fi', { a: 'yksi' })
  const usersOf = async () => (await list()).find(({ intLangCode }) => intLangCode === 'fi')?.userCount
  const use = (name: string, language: string) =>
    send(cloud.url, calls.recordEvents, {
      ...tokenOf(name),
      body: {
        ap: 'portal',
        cm: {
          siteType: '',
          siteEnv: '',
          siteOriginType: '',
          language,
          'X-Time-Zone': 8,
          browserType: '',
          networkType: '',
          userId: null,
          systemName: '',
          currentPath: '/'
        },
        et: [{ timestamp: cloud.clock.now(), event: 'pageView', properties: {} }]
      }
    })
  const uses = [
    ['customer', 'fi'],
    ['customer', 'fi'],
    ['tenant', 'fi'],
    ['operator', 'fi'.repeat(999)]
  ] as const
  for (const [name, language] of uses) expect((await use(name, language)).code).toBe(610000)
  expect(await usersOf()).toBe(2)
  await cloud.clock.advance(31 * 24 * 3_600_000)
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant'])
  expect(await usersOf()).toBe(0)
})
