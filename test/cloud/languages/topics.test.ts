import { glob, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import { subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { oneTopic, uploadedTopics, wholeTopics } from '../../../cloud/topics/languages/topics.pure.ts'
import { send, signInAll } from '../support/client.ts'
import { uploadTopics, wholeTextsOf } from '../support/languages.ts'

let cloud: TestCloud
let token = ''
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  token = (await signInAll(cloud, ['tenant'])).tenant ?? ''
})
test.afterAll(() => cloud.close())

const put = async (language: string, topics: object) =>
  expect((await uploadTopics(cloud.url, token, language, topics)).code).toBe(610000)
const topicOf = async (intLangCode: string, topic: string) =>
  (await send(cloud.url, calls.languageFile, { query: { intLangCode, topic } })).data
const uploadedOf = async (language: string) =>
  (await send(cloud.url, calls.languageHashes)).data.find(row => row.intLangCode === language)?.topics
const shareOf = async (language: string, topic: string) => {
  const { data } = await send(cloud.url, calls.languageList, { token })
  return data.find(row => row.intLangCode === language)?.topics.find(it => it.topic === topic)
}

test('has every text of every sub-application, in all languages', async () => {
  const files = await Array.fromAsync(glob('sub-apps/**/messages/*.json'))
  const applications = new Set(files.map(file => file.split('/')[1]))
  // The cleaning control centre is another system, and has its own texts.
  expect([...applications].sort()).toEqual(subAppPrefixes.filter(prefix => prefix !== 'cleanCC').toSorted())
  for (const language of languageCodes) {
    const whole = await wholeTextsOf(cloud.url, language)
    expect(Object.keys(whole).sort()).toEqual(['sso', ...applications].sort())
    for (const file of files.filter(it => it.endsWith(`/${language}.json`)))
      expect(whole[file.split('/')[1] ?? ''], file).toMatchObject(JSON.parse(await readFile(file, 'utf8')))
  }
})

test('gives a page no text of a sub-application that nobody uploaded', async () => {
  expect(await uploadedOf('zh')).toBeUndefined()
  const { sso = {}, ...others } = await topicOf('zh', 'sso')
  expect([Object.keys(sso).length > 900, others]).toEqual([true, {}])
})

test('changes one topic, and leaves portal and other sub-applications as they are', async () => {
  const before = await wholeTextsOf(cloud.url, 'ko')
  await put('ko', { shop: { ...before.shop, save: '보관' } })
  expect(await uploadedOf('ko')).toEqual(['shop'])
  expect((await topicOf('ko', 'shop')).shop?.save).toBe('보관')
  expect(await topicOf('ko', 'auth')).toEqual({ sso: {}, auth: {} })
  expect(await wholeTextsOf(cloud.url, 'ko')).toEqual({ ...before, shop: { ...before.shop, save: '보관' } })
  await put('ko', { sso: { ...before.sso, 'login.title': '들어가기' } })
  expect(await uploadedOf('ko')).toEqual(['shop'])
  await put('ko', { shop: before.shop })
  expect(await uploadedOf('ko')).toBeUndefined()
  expect((await topicOf('ko', 'sso')).sso?.['login.title']).toBe('들어가기')
})

test('takes the texts of a sub-application of another team, and counts them by themselves', async () => {
  const before = await wholeTextsOf(cloud.url, 'fr')
  await put('en', { fleet: { title: 'Fleet', robots_one: '{{count}} robot', robots_other: '{{count}} robots' } })
  // French has a plural form more.
  expect(await shareOf('fr', 'fleet')).toEqual({ topic: 'fleet', expectedCount: 4, missingCount: 4 })
  await put('fr', { fleet: { title: 'Flotte' } })
  const count = Object.values(before).reduce((sum, texts) => sum + Object.keys(texts).length, 1)
  const { data } = await send(cloud.url, calls.languageList, { token })
  expect(data.find(row => row.intLangCode === 'fr')?.keyCount).toBe(count)
  expect(await shareOf('fr', 'fleet')).toMatchObject({ missingCount: 3 })
  expect(await wholeTextsOf(cloud.url, 'fr')).toEqual({ ...before, fleet: { title: 'Flotte' } })
})

test('keeps the topics of all who upload at the same moment', async () => {
  const topics = Array.from({ length: 8 }, (_, number) => `team-${number}`)
  await Promise.all(topics.map(topic => put('th', { [topic]: { title: topic } })))
  expect(await uploadedOf('th')).toEqual(topics)
})

for (const topic of ['__proto__', 'a.b', '../shop', 'x'.repeat(33), ''])
  test(`takes ${JSON.stringify(topic)} for no topic`, async () => {
    const query = new URLSearchParams({ intLangCode: 'en', topic })
    const answer = await fetch(`${cloud.url}${calls.languageFile.path}?${query}`)
    expect(await answer.json()).toMatchObject({ code: 610604 })
  })

test('finds nothing under a name that every object has', async () => {
  for (const topic of ['constructor', 'toString'])
    expect(Object.values(await topicOf('en', topic)).flatMap(texts => Object.keys(texts))).toEqual([])
})

test('decides what a file says of each topic', () => {
  const shipped = { sso: { a: 'A' }, shop: { b: 'B' }, auth: { c: 'C' } }
  const upload = (before: object, file: object) => uploadedTopics(before as never, file as never, shipped)
  expect(upload({}, { sso: { a: 'A' }, shop: { b: 'B' } })).toEqual({ sso: { a: 'A' } })
  expect(upload({ shop: { b: 'X' } }, { auth: { c: 'Y' } })).toEqual({ shop: { b: 'X' }, auth: { c: 'Y' } })
  expect(upload({ shop: { b: 'X' } }, { shop: { d: 'Z' } })).toEqual({ shop: { d: 'Z' } })
  expect(wholeTopics({ sso: {}, shop: { b: 'X' } }, shipped)).toEqual({ ...shipped, shop: { b: 'X' } })
  expect(wholeTopics({ sso: { a: 'X' } }, {})).toEqual({ sso: { a: 'X' } })
  expect(oneTopic({ sso: { a: 'X' }, shop: { b: 'X' } }, 'sso')).toEqual({ sso: { a: 'X' } })
})
