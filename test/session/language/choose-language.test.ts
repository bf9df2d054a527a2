import { assert } from 'chai'
import { chooseLanguage } from '#session/language/choose-language.pure.ts'

const cases: [saved: string | undefined, browser: string[], chosen: string][] = [
  ['ja', ['fr-FR'], 'ja'],
  ['fr', ['en'], 'fr'],
  ['zh-Hant', ['en'], 'zh'],
  [undefined, ['zh-CN', 'en'], 'zh'],
  [undefined, ['ZH-hant'], 'zh'],
  [undefined, ['de-DE', 'ko-KR', 'en'], 'ko'],
  [undefined, ['th'], 'th'],
  [undefined, ['zhx-CN', 'en-GB'], 'en'],
  [undefined, ['de', 'it'], 'en'],
  [undefined, [], 'en'],
  ['xx', ['ja'], 'ja'],
  ['', ['ja'], 'ja'],
  ['__proto__', [], 'en'],
  ['constructor', ['hasOwnProperty'], 'en']
]

suite('The first language', () => {
  for (const [saved, browser, chosen] of cases) {
    test(`is ${chosen} for a saved ${saved} and a browser of [${browser}]`, () =>
      assert.strictEqual(chooseLanguage(saved, browser), chosen))
  }
})
