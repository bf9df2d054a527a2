import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { fileOf, hashesOf, textsOf, upload } from '../support/languages.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let clouds: TestCloud[] = []
let token = ''
const start = () => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  clouds = [await start(), await start()]
  token = await signIn(either(0), 'tenant')
})
test.afterAll(async () => {
  for (const cloud of clouds) await cloud.close()
  await postgres?.stop()
})

const either = (index: number): TestCloud => clouds[index % 2] as TestCloud
const put = (index: number, mode: 'add' | 'replace', intLangCode: string, texts: object) =>
  upload(either(index).url, token, { intLangCode, langName: intLangCode, mode }, fileOf(texts))

test('adds a language once, when two processes are asked for it at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => put(index, 'add', 'de', { a: `${index}` }))
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 19 })
  const [counts] = await postgres.query(`select count(*)::int count from language_versions where int_lang_code = 'de'`)
  expect(counts).toEqual({ count: 1 })
})

test('keeps ten versions, when two processes replace a language thirty times at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => put(index, 'replace', 'de', { a: `new ${index}` }))
  )
  expect(codesOf(answers)).toEqual({ 610000: 30 })
  const [one, other] = await Promise.all(
    [0, 1].map(index => send(either(index).url, calls.languageVersions, { token, query: { intLangCode: 'de' } }))
  )
  expect(one?.data).toHaveLength(10)
  expect(one?.data).toEqual(other?.data)
  expect((await hashesOf(either(0).url)).de).toBe(one?.data[0]?.langDescJsonMd5)
})

test('starts again with what was uploaded and without what was deleted', async () => {
  expect((await put(0, 'replace', 'th', { a: 'ก' })).code).toBe(610000)
  const body = { intLangCode: 'fr' }
  expect((await send(either(1).url, calls.deleteLanguageFile, { token, body })).code).toBe(610000)
  const before = await hashesOf(either(0).url)
  clouds.push(await start())
  const { url } = clouds[2] as TestCloud
  expect(await hashesOf(url)).toEqual(before)
  expect(before).not.toHaveProperty('fr')
  expect(await textsOf(url, 'th')).toEqual({ a: 'ก' })
})
