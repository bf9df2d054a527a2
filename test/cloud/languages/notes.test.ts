import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import { writeNotedFile } from '#contract/texts/noted-file.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { fileOf, hashesOf, upload, uploadTopics, wholeTextsOf } from '../support/languages.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['tenant', 'customer'])
})
test.afterAll(() => cloud.close())

const ask = (intLangCode: string, name = 'tenant') =>
  send(cloud.url, calls.languageNotes, { token: tokens[name] ?? '', query: { intLangCode } })
const notesOf = async (intLangCode: string) => (await ask(intLangCode)).data
const changesOf = async (intLangCode: string) =>
  (await notesOf(intLangCode)).texts
    .filter(it => it.change !== undefined)
    .map(({ topic, key, change, before }) => [topic, key, change, before])
const put = async (language: string, topics: object) =>
  expect((await uploadTopics(cloud.url, tokens.tenant, language, topics)).code).toBe(610000)

test('says of each text its file, limit, terms and English', async () => {
  const { glossary, texts, since, isCompared } = await notesOf('ja')
  const row = texts.find(it => it.key === 'menu.robotList')
  expect({ ...row, terms: row?.terms.map(place => glossary[place]?.word) }).toEqual({
    topic: 'sso',
    key: 'menu.robotList',
    folder: 'session/messages',
    english: 'Robot list',
    text: 'ロボット一覧',
    length: 12,
    lengthMax: 45,
    terms: ['ロボット', '一覧']
  })
  expect([typeof since, isCompared]).toEqual(['number', true])
  expect(texts.find(it => it.topic === 'robot' && it.folder?.includes('credentials'))?.folder).toBe(
    'sub-apps/robot/credentials/messages'
  )
  expect(texts.find(it => it.change !== undefined)).toBeUndefined()
})

test('takes the file with notes of every language as the same texts', async () => {
  for (const language of languageCodes) {
    const before = await wholeTextsOf(cloud.url, language)
    await put(language, before)
    const hash = (await hashesOf(cloud.url))[language]
    const file = writeNotedFile(await notesOf(language), ({ topic, folder }) => ({
      part: folder ?? '',
      page: `/${topic}`
    }))
    const fields = { intLangCode: language, langName: language, mode: 'replace' } as const
    expect((await upload(cloud.url, tokens.tenant, fields, file)).code).toBe(610000)
    expect(await wholeTextsOf(cloud.url, language)).toEqual(before)
    expect((await hashesOf(cloud.url))[language]).toBe(hash)
  }
})

test('says what is new, changed and gone since the file in use, until a newer file is there', async () => {
  const fleet = { title: 'Fleet', robots_one: '{{count}} robot', robots_other: '{{count}} robots', old: 'Old' }
  await put('en', { fleet })
  await put('fr', { fleet: { title: 'Flotte', robots_one: 'a', robots_many: 'b', robots_other: 'c', old: 'Vieux' } })
  expect(await changesOf('fr')).toEqual([])
  cloud.clock.advance(1_000)
  const { old: _gone, ...rest } = fleet
  await put('en', { fleet: { ...rest, title: 'Your fleet', robots_other: '{{count}} robots here', more: 'More' } })
  expect(await changesOf('fr')).toEqual([
    ['fleet', 'title', 'changed', 'Fleet'],
    ['fleet', 'robots_many', 'changed', '{{count}} robots'],
    ['fleet', 'robots_other', 'changed', '{{count}} robots'],
    ['fleet', 'old', 'gone', undefined],
    ['fleet', 'more', 'new', undefined]
  ])
  cloud.clock.advance(1_000)
  await put('fr', { fleet: { title: 'Flotte', robots_one: 'a', robots_many: 'b', robots_other: 'c', more: 'Plus' } })
  expect(await changesOf('fr')).toEqual([])
})

test('marks no change where the English texts of the time are gone', async () => {
  await put('en', { fleet: { title: 'Fleet' } })
  await put('fr', { fleet: { title: 'Flotte' } })
  for (let turn = 0; turn < 11; turn += 1) {
    cloud.clock.advance(1_000)
    await put('en', { fleet: { title: `Fleet ${turn}` } })
  }
  expect(await notesOf('fr')).toMatchObject({ isCompared: false })
  expect(await changesOf('fr')).toEqual([])
})

test('compares English with the texts that came with the portal', async () => {
  const { sso = {} } = await wholeTextsOf(cloud.url, 'en')
  const { 'login.title': _left, ...rest } = sso
  await put('en', { sso: { ...rest, own: 'Own' } })
  expect(await changesOf('en')).toEqual([
    ['sso', 'own', 'gone', undefined],
    ['sso', 'login.title', 'new', undefined]
  ])
})

test('knows no word of a language that the glossary lacks, and no language that is not there', async () => {
  const fields = { intLangCode: 'de', langName: 'Deutsch', mode: 'add' } as const
  await upload(cloud.url, tokens.tenant, fields, fileOf({ 'menu.robotList': 'Roboterliste' }))
  const { glossary, texts } = await notesOf('de')
  expect(glossary.find(it => it.word !== undefined)).toBeUndefined()
  expect(texts[0]).toMatchObject({ key: 'menu.robotList', text: 'Roboterliste', english: 'Robot list' })
  expect((await ask('pt-BR')).code).toBe(610603)
})

test('is for people who may change languages alone', async () => {
  expect((await ask('th', 'customer')).code).toBe(614152)
})
