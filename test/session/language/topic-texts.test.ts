import { changeLanguage, refreshLanguageFiles, startSession, textsOfTopic } from '@portal/session'
import { assert } from 'chai'
import { languageFile, languageHashes } from '#contract/calls/languages/language-files.ts'
import type { Language } from '#contract/languages.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

const hash = (digit: string): string => digit.repeat(32)
const fileOf = (language: string): string => `portal_language_file_${language}`
const fileName = fileOf('en')
const list = (digit: string, topics: string[], intLangCode = 'en') => [
  { intLangCode, langDescJsonMd5: hash(digit), topics }
]
const keptFile = (digit: string, topics: unknown): string =>
  JSON.stringify({ localFileMd5: hash(digit), sso: {}, topics })

/**
 * The cloud's texts by topic; each question for one is noted. What the cloud said of a language counts as long as the page
 * lives, so a test of what is kept has a language of its own.
 */
const portal = async (kept: Record<string, string> = {}, language: Language = 'en') => {
  const cloud = scriptedCloud()
  const adapter = fakeAdapter({ fetch: cloud.fetch })
  for (const [name, text] of Object.entries(kept)) adapter.kept.set(name, text)
  await startSession(adapter)
  await changeLanguage(language)
  const asked: (string | null)[] = []
  const serve = (digit: string, topics: Record<string, unknown>): void => {
    cloud.answers(languageHashes, list(digit, Object.keys(topics), language))
    cloud.answersBy(languageFile, ({ query }) => {
      const topic = query.get('topic') ?? ''
      asked.push(topic)
      return envelopeOf({ sso: {}, [topic]: topics[topic] ?? {} })
    })
  }
  return { cloud, adapter, asked, serve }
}

/** A topic of each test's own: a page has the stores of its topics as long as it lives. */
let topics = 0
const newTopic = (): string => {
  topics += 1
  return `topic-${topics}`
}

const settled = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 20))
const textsOf = (topic: string) => textsOfTopic(topic).get().texts

suite('The uploaded texts of a sub-application', () => {
  test('are not asked for where nobody uploaded any', async () => {
    const { asked, serve } = await portal()
    const topic = newTopic()
    serve('a', {})
    await refreshLanguageFiles()
    assert.deepEqual(textsOf(topic), {})
    await settled()
    assert.deepEqual(asked, ['sso'])
  })

  test('are fetched when it is opened, those of its own topic alone, and kept', async () => {
    const { adapter, asked, serve } = await portal()
    const [topic, other] = [newTopic(), newTopic()]
    serve('a', { [topic]: { save: 'Keep' }, [other]: { save: 'Other' } })
    await refreshLanguageFiles()
    assert.deepEqual(textsOf(topic), {})
    await settled()
    assert.deepEqual(textsOfTopic(topic).get(), { language: 'en', texts: { save: 'Keep' }, common: {} })
    assert.deepEqual(asked, ['sso', topic])
    assert.strictEqual(adapter.kept.get(fileName), keptFile('a', { [topic]: { save: 'Keep' } }))
  })

  test('are there at once at the next visit, and not fetched again', async () => {
    const topic = newTopic()
    const kept = {
      [fileOf('ja')]: keptFile('a', { [topic]: { save: 'Keep' } }),
      portal_language_list: JSON.stringify(list('a', [topic], 'ja'))
    }
    const { asked, serve } = await portal(kept, 'ja')
    assert.deepEqual(textsOf(topic), { save: 'Keep' })
    serve('a', { [topic]: { save: 'Newer than its hash' } })
    await refreshLanguageFiles()
    await settled()
    assert.deepEqual([textsOf(topic), asked], [{ save: 'Keep' }, []])
  })

  test('change while it is open, and are gone when they are taken back', async () => {
    const { serve } = await portal()
    const topic = newTopic()
    const heard: unknown[] = []
    textsOfTopic(topic).listen(({ texts }) => heard.push(texts))
    for (const [digit, topics] of [
      ['a', { [topic]: { save: 'One' } }],
      ['b', { [topic]: { save: 'Two' } }],
      ['c', {}]
    ] as const) {
      serve(digit, topics)
      await refreshLanguageFiles()
      await settled()
    }
    assert.deepEqual(heard, [{ save: 'One' }, { save: 'Two' }, {}])
  })

  test('follow the language', async () => {
    const { cloud, serve } = await portal()
    const topic = newTopic()
    serve('a', { [topic]: { save: 'Keep' } })
    textsOf(topic)
    await refreshLanguageFiles()
    await settled()
    cloud.answers(languageHashes, [{ intLangCode: 'fr', langDescJsonMd5: hash('f'), topics: [topic] }])
    await changeLanguage('fr')
    assert.deepEqual(textsOfTopic(topic).get(), { language: 'fr', texts: {}, common: {} })
    cloud.answers(languageFile, { sso: {}, [topic]: { save: 'Garder' } })
    await refreshLanguageFiles()
    await settled()
    assert.deepEqual(textsOfTopic(topic).get(), { language: 'fr', texts: { save: 'Garder' }, common: {} })
  })
})

suite('A hostile file or sub-application', () => {
  const bad: [what: string, texts: unknown][] = [
    ['with a text that is too long', { save: 'x'.repeat(2_001) }],
    ['with a key that is too long', { ['k'.repeat(201)]: 'x' }],
    ['with too many texts', Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, '']))],
    ['with an object as a text', { save: { toString: 'x' } }]
  ]
  for (const [what, texts] of bad)
    test(`${what} changes nothing`, async () => {
      const { adapter, serve } = await portal()
      const topic = newTopic()
      textsOf(topic)
      serve('a', { [topic]: texts })
      await refreshLanguageFiles()
      await settled()
      assert.deepEqual(textsOf(topic), {})
      assert.strictEqual(adapter.warnings.length, 1)
    })

  test('reaches no prototype', async () => {
    const { cloud } = await portal()
    const topic = newTopic()
    textsOf(topic)
    cloud.answers(languageHashes, list('a', [topic]))
    const texts = '{"__proto__":{"polluted":"yes"},"constructor":"x","prototype":"x","save":"Keep"}'
    cloud.answersBy(languageFile, () => new Response(`{"code":610000,"msg":"","data":{"sso":{},"${topic}":${texts}}}`))
    await refreshLanguageFiles()
    await settled()
    assert.isFalse('polluted' in {})
    assert.strictEqual(textsOf(topic).constructor, Object)
  })

  test('finds no texts under a name that every object has', async () => {
    const { serve } = await portal({ [fileName]: keptFile('a', {}) })
    serve('a', {})
    await refreshLanguageFiles()
    for (const topic of ['constructor', '__proto__', 'toString']) assert.deepEqual(textsOf(topic), {})
  })

  test('can change neither its own texts in the portal nor those of another', async () => {
    const topic = newTopic()
    await portal({ [fileOf('th')]: keptFile('a', { [topic]: { save: 'Keep' } }) }, 'th')
    const store = textsOfTopic(topic)
    assert.isUndefined(Reflect.get(store, 'set'))
    assert.isFalse(Reflect.set(store.get(), 'texts', {}))
    assert.isFalse(Reflect.set(store.get().texts, 'save', 'Mine'))
    assert.deepEqual(textsOf(topic), { save: 'Keep' })
  })
})
