import {
  $format,
  $language,
  $locale,
  $traditional,
  changeLanguage,
  refreshLanguageFiles,
  startSession,
  translate
} from '@portal/session'
import { assert } from 'chai'
import { languageFile, languageHashes } from '#contract/calls/languages/language-files.ts'
import { traditionalIn, wantsTraditional } from '#session/language/traditional.pure.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

const readers: [saved: string | undefined, browser: string[], wants: boolean][] = [
  [undefined, ['zh-TW', 'en'], true],
  [undefined, ['zh-Hant-HK'], true],
  [undefined, ['de-AT', 'zh_HK'], true],
  [undefined, ['zh-MO'], true],
  [undefined, ['zh-CN', 'zh-TW'], false],
  [undefined, ['zh-Hans-HK'], false],
  [undefined, ['en-US', 'zh-TW'], false],
  [undefined, ['zh'], false],
  [undefined, ['en-TW'], false],
  [undefined, [], false],
  ['zh', ['zh-TW'], false],
  ['ja', ['zh-TW'], false],
  ['zh-Hant', ['en'], true],
  ['xx', ['zh-TW'], true]
]

const uploads: [codes: string[], browser: string[], code: string | undefined][] = [
  [['en', 'zh'], ['zh-TW'], undefined],
  [['zh', 'zh-Hant'], ['zh-TW'], 'zh-Hant'],
  [['zh-HK', 'zh-TW'], ['zh-TW'], 'zh-TW'],
  [['zh-Hant-TW', 'zh-HK'], ['zh-TW'], 'zh-Hant-TW'],
  [['zh-HK', 'zh-Hant'], ['zh-TW'], 'zh-Hant'],
  [['zh-TW'], ['en'], 'zh-TW'],
  [['zh-Hans-TW'], ['zh-TW'], undefined]
]

const hash = (digit: string): string => digit.repeat(32)

/** The cloud's files of texts, by code. */
const files: Record<string, Record<string, string>> = {
  zh: {},
  'zh-TW': { 'login.title': '登入' }
}

const portal = async (browser: string[], codes = Object.keys(files)) => {
  const cloud = scriptedCloud()
  cloud.answers(
    languageHashes,
    codes.map((intLangCode, at) => ({ intLangCode, langDescJsonMd5: hash(String(at)) }))
  )
  cloud.answersBy(languageFile, ({ query }) => envelopeOf({ sso: files[query.get('intLangCode') ?? ''] ?? {} }))
  const adapter = fakeAdapter({ fetch: cloud.fetch, browserLanguages: () => browser })
  await startSession(adapter)
  return { cloud, adapter }
}

const ago = (): string => $format.get().relative(0, 5 * 60_000)

suite('Traditional Chinese', () => {
  for (const [saved, browser, wants] of readers)
    test(`is ${wants ? 'wanted' : 'not wanted'} with a saved ${saved} and a browser of [${browser}]`, () =>
      assert.strictEqual(wantsTraditional(saved, browser), wants))

  for (const [codes, browser, code] of uploads)
    test(`is ${code} of [${codes}] for a browser of [${browser}]`, () =>
      assert.strictEqual(traditionalIn(codes, browser), code))

  test('lies over the Simplified texts when somebody uploaded it, and formats follow', async () => {
    const { adapter } = await portal(['zh-TW'])
    assert.strictEqual($language.get(), 'zh')
    assert.include(ago(), '分钟')
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), '登入')
    assert.strictEqual(translate('login.password'), '密码')
    assert.include(ago(), '分鐘')
    assert.deepEqual([$language.get(), $locale.get()], ['zh', 'zh-TW'])
    assert.strictEqual(adapter.jar.get('portal_language')?.value, 'zh-Hant')
  })

  test('is not shown to readers of Simplified Chinese, who can pick it, and go back', async () => {
    const { adapter } = await portal(['zh-CN'])
    await refreshLanguageFiles()
    assert.deepEqual($traditional.get(), { code: 'zh-TW', isOn: false })
    assert.strictEqual(translate('login.title'), '登录')
    await changeLanguage('zh', true)
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), '登入')
    assert.strictEqual(adapter.jar.get('portal_language')?.value, 'zh-Hant')
    await changeLanguage('zh')
    assert.strictEqual($locale.get(), 'zh')
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), '登录')
    assert.strictEqual(adapter.jar.get('portal_language')?.value, 'zh')
  })

  test('is there from the first paint of the next visit', async () => {
    const kept = { localFileMd5: hash('1'), sso: files['zh-TW'] }
    const adapter = fakeAdapter({ fetch: scriptedCloud().fetch })
    adapter.kept.set('portal_language_list', JSON.stringify([{ intLangCode: 'zh-TW', langDescJsonMd5: hash('1') }]))
    adapter.kept.set('portal_language_file_zh-TW', JSON.stringify(kept))
    adapter.cookies.write('portal_language', 'zh-Hant', { days: 1, domain: null })
    await startSession(adapter)
    assert.deepEqual([translate('login.title'), $locale.get()], ['登入', 'zh-TW'])
  })

  test('is Simplified Chinese where nobody uploaded it, or when it was deleted', async () => {
    const { adapter, cloud } = await portal(['zh-TW'], ['zh'])
    await refreshLanguageFiles()
    assert.deepEqual([translate('login.title'), $locale.get()], ['登录', 'zh'])
    assert.isUndefined(adapter.jar.get('portal_language'))
    cloud.answers(languageHashes, [
      { intLangCode: 'zh', langDescJsonMd5: hash('0') },
      { intLangCode: 'zh-TW', langDescJsonMd5: hash('1') }
    ])
    await refreshLanguageFiles()
    assert.strictEqual(translate('login.title'), '登入')
    cloud.answers(languageHashes, [{ intLangCode: 'zh', langDescJsonMd5: hash('0') }])
    await refreshLanguageFiles()
    assert.deepEqual([translate('login.title'), $traditional.get().code], ['登录', undefined])
  })
})
