import { $translate, changeLanguage, refreshLanguageFiles, startSession, translate, translateOr } from '@portal/session'
import { assert } from 'chai'
import { languageFile, languageHashes } from '#contract/calls/languages/language-files.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

const hash = (digit: string): string => digit.repeat(32)
const listName = 'portal_language_list'
const fileName = 'portal_language_file_en'

const own = (texts: Record<string, unknown>): Record<string, unknown> => ({ 'login.title': 'Cloud login', ...texts })

/** A portal whose storage holds this, started; nothing is asked of the cloud yet. */
const portal = async (kept: Record<string, string> = {}, parts: Parameters<typeof fakeAdapter>[0] = {}) => {
  const cloud = scriptedCloud()
  const adapter = fakeAdapter({ fetch: cloud.fetch, ...parts })
  for (const [name, text] of Object.entries(kept)) adapter.kept.set(name, text)
  await startSession(adapter)
  await changeLanguage('en')
  const downloads = (): number => cloud.asked.filter(it => it.endsWith(languageFile.path)).length
  return { cloud, adapter, downloads }
}

const list = (digit: string) => [{ intLangCode: 'en', langDescJsonMd5: hash(digit) }]
const keptFile = (digit: string, sso: unknown): string => JSON.stringify({ localFileMd5: hash(digit), sso })
const keptList = (digit: string): string => JSON.stringify(list(digit))

suite('The texts of the cloud', () => {
  test('are fetched, kept with their hash and laid over the shipped ones without a reload', async () => {
    const { cloud, adapter } = await portal()
    cloud.answers(languageHashes, list('a'))
    cloud.answers(languageFile, { sso: { 'login.title': 'Cloud login' } })
    assert.strictEqual(translate('login.title'), 'Log in')
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), 'Cloud login')
    assert.strictEqual(translate('login.password'), 'Password')
    assert.strictEqual(adapter.kept.get(listName), keptList('a'))
    assert.strictEqual(adapter.kept.get(fileName), keptFile('a', { 'login.title': 'Cloud login' }))
  })

  test('are there from the first paint of the next visit, and an equal hash downloads nothing', async () => {
    const { cloud, downloads } = await portal({ [listName]: keptList('a'), [fileName]: keptFile('a', own({})) })
    assert.strictEqual(translate('login.title'), 'Cloud login')
    assert.deepEqual(cloud.asked, [])
    cloud.answers(languageHashes, list('a'))
    const before = $translate.get()
    await refreshLanguageFiles()
    assert.strictEqual(downloads(), 0)
    assert.strictEqual($translate.get(), before, 'nothing on screen is drawn anew')
  })

  test('are fetched again when the hash changed, and a text that was taken back is the shipped one again', async () => {
    const { cloud, downloads } = await portal({ [listName]: keptList('a'), [fileName]: keptFile('a', own({})) })
    cloud.answers(languageHashes, list('b'))
    cloud.answers(languageFile, { sso: { 'login.password': 'Secret' } })
    await refreshLanguageFiles()
    assert.deepEqual([translate('login.title'), translate('login.password'), downloads()], ['Log in', 'Secret', 1])
  })

  test('are fetched when a download had failed after its list was kept', async () => {
    const { cloud } = await portal({ [listName]: keptList('b'), [fileName]: keptFile('a', own({})) })
    cloud.answers(languageHashes, list('b'))
    cloud.answers(languageFile, { sso: { 'login.title': 'Newer' } })
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), 'Newer')
  })

  test('are gone when the cloud has the language no more', async () => {
    const { cloud, adapter } = await portal({ [listName]: keptList('a'), [fileName]: keptFile('a', own({})) })
    cloud.answers(languageHashes, [{ intLangCode: 'th', langDescJsonMd5: hash('c') }])
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), 'Log in')
    assert.isFalse(adapter.kept.has(fileName))
  })

  test('of a language are not asked for under a time limit', async () => {
    const limit = AbortSignal.timeout
    let limits = 0
    let asked = 0
    AbortSignal.timeout = ms => {
      limits += 1
      return limit.call(AbortSignal, ms)
    }
    try {
      await portal(
        {},
        {
          fetch: async () => {
            asked += 1
            return envelopeOf([])
          }
        }
      )
      await refreshLanguageFiles()
    } finally {
      AbortSignal.timeout = limit
    }
    assert.deepEqual([asked, limits], [1, 0])
  })

  test('that come late do not replace those that were asked for after them', async () => {
    const answers: ((answer: Response) => void)[] = []
    const { cloud } = await portal()
    cloud.answers(languageHashes, list('a'))
    cloud.answersBy(languageFile, () => new Promise(resolve => answers.push(resolve)))
    const both = [refreshLanguageFiles(), refreshLanguageFiles()]
    while (answers.length < 2) await new Promise(resolve => setTimeout(resolve))
    answers[1]?.(envelopeOf({ sso: { 'login.title': 'Second' } }))
    answers[0]?.(envelopeOf({ sso: { 'login.title': 'First' } }))
    await Promise.all(both)
    assert.strictEqual(translate('login.title'), 'Second')
  })
})

suite('What was kept is shown, and the failure is logged,', () => {
  const failures: [what: string, list: () => Response | Promise<Response>, file?: () => Response][] = [
    ['when the list can’t be had', () => Promise.reject(new TypeError('offline'))],
    ['when the list is empty', () => envelopeOf([])],
    ['when the list is refused', () => envelopeOf(null, 610500)],
    ['when the list is none', () => envelopeOf({ en: hash('b') })],
    ['when the list names a path', () => envelopeOf([{ intLangCode: '../x', langDescJsonMd5: hash('b') }])],
    ['when the file is refused', () => envelopeOf(list('b')), () => envelopeOf(null, 610603)],
    ['when the file is a page', () => envelopeOf(list('b')), () => new Response('<h1>Sign in</h1>')],
    ['when a text is none', () => envelopeOf(list('b')), () => envelopeOf({ sso: { 'login.title': { a: 1 } } })],
    ['when a text is too long', () => envelopeOf(list('b')), () => envelopeOf({ sso: { a: 'x'.repeat(2_001) } })]
  ]
  for (const [what, listAnswer, fileAnswer] of failures) {
    test(what, async () => {
      const kept = { [listName]: keptList('a'), [fileName]: keptFile('a', own({})) }
      const { cloud, adapter } = await portal(kept)
      cloud.answersBy(languageHashes, listAnswer)
      if (fileAnswer !== undefined) cloud.answersBy(languageFile, fileAnswer)
      await refreshLanguageFiles()
      assert.strictEqual(translate('login.title'), 'Cloud login')
      assert.strictEqual(adapter.kept.get(fileName), kept[fileName])
      assert.strictEqual(adapter.warnings.length, 1)
    })
  }
})

suite('A kept file is dropped', () => {
  const bad: [what: string, text: string][] = [
    ['when it is no JSON', 'zh'],
    ['when it is cut off', keptFile('a', own({})).slice(0, -5)],
    ['when it is empty', ''],
    ['when it is null', 'null'],
    ['when it is a list', '[]'],
    ['when it has no hash', JSON.stringify({ sso: own({}) })],
    ['when its hash is none', JSON.stringify({ localFileMd5: 'a', sso: own({}) })],
    ['when its texts are none', keptFile('a', 'login')],
    ['when a text is a number', keptFile('a', own({ b: 1 }))],
    ['when a text is an object', keptFile('a', own({ b: { c: 'd' } }))],
    ['when a text is too long', keptFile('a', own({ b: 'x'.repeat(2_001) }))],
    [
      'when it has too many texts',
      keptFile('a', Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, ''])))
    ],
    ['when it is larger than any upload', `${keptFile('a', own({}))}${' '.repeat(1_048_577)}`]
  ]
  for (const [what, text] of bad) {
    test(what, async () => {
      const { adapter } = await portal({ [listName]: keptList('a'), [fileName]: text })
      assert.strictEqual(translate('login.title'), 'Log in')
      assert.isFalse(adapter.kept.has(fileName))
    })
  }

  test('with a list that is malformed, and both are fetched anew', async () => {
    const { cloud, downloads } = await portal({ [listName]: '{"en":1}', [fileName]: keptFile('a', own({})) })
    cloud.answers(languageHashes, list('a'))
    cloud.answers(languageFile, { sso: {} })
    await refreshLanguageFiles()
    assert.strictEqual(downloads(), 1)
  })
})

suite('A storage', () => {
  test('that keeps nothing costs a download and no more', async () => {
    const storage = { read: () => undefined, write: () => false, remove: () => undefined }
    const { cloud } = await portal({}, { storage })
    cloud.answers(languageHashes, list('a'))
    cloud.answers(languageFile, { sso: { 'login.title': 'Cloud login' } })
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), 'Cloud login')
  })

  test('that is full makes room by dropping the files of other languages', async () => {
    const kept = new Map([['portal_language_file_th', 'old']])
    const storage = {
      read: (name: string) => kept.get(name),
      write: (name: string, text: string) => {
        if (name === fileName && kept.has('portal_language_file_th')) return false
        kept.set(name, text)
        return true
      },
      remove: (name: string) => void kept.delete(name)
    }
    const { cloud } = await portal({}, { storage })
    cloud.answers(languageHashes, list('a'))
    cloud.answers(languageFile, { sso: {} })
    await refreshLanguageFiles()
    assert.deepEqual([...kept.keys()].sort(), [fileName, listName])
  })
})

suite('Hostile texts', () => {
  test('reach no prototype and give no inherited name a text', async () => {
    const { cloud } = await portal()
    cloud.answers(languageHashes, list('a'))
    const sso = '{"__proto__":{"polluted":"yes"},"constructor":"x","prototype":"x","hasOwnProperty":"own","menu.a":"A"}'
    cloud.answersBy(
      languageFile,
      () =>
        new Response(`{"code":610000,"msg":"","data":{"sso":${sso}}}`, {
          headers: { 'Content-Type': 'application/json' }
        })
    )
    await refreshLanguageFiles()
    assert.strictEqual(Reflect.get({}, 'polluted'), undefined)
    assert.strictEqual(translateOr('menu.a', 'name'), 'A')
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
      assert.strictEqual(translateOr(key, 'name'), 'name', key)
    }
  })

  test('that name each other do not go round for ever', async () => {
    const { cloud } = await portal()
    cloud.answers(languageHashes, list('a'))
    cloud.answers(languageFile, { sso: { 'menu.a': '$t(menu.b)', 'menu.b': '$t(menu.a)' } })
    await refreshLanguageFiles()
    assert.strictEqual(translateOr('menu.a', 'name'), '$t(menu.b)')
  })
})
