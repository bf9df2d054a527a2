import { Refused, TimedOut } from '@portal/session'
import { assert } from 'chai'
import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { completenessOf } from '#shell/pages/languages/completeness.ts'
import { problemsOf, problemsOfError } from '#shell/pages/languages/entries.ts'
import { languageNameOf } from '#shell/pages/languages/language-name.ts'
import { addressOf, type LanguagesView, viewOf } from '#shell/pages/languages/view.ts'
import { badLanguageCodes } from '../support/bad-language-files.ts'

suite('The address of the languages page', () => {
  const cases: [search: string, view: LanguagesView][] = [
    ['', { kind: 'list' }],
    ['?add', { kind: 'add' }],
    ['?upload=th', { kind: 'replace', intLangCode: 'th' }],
    ['?upload=zh-Hant-TW', { kind: 'replace', intLangCode: 'zh-Hant-TW' }],
    ['?versions=pt-BR', { kind: 'versions', intLangCode: 'pt-BR' }]
  ]
  for (const [search, view] of cases) {
    test(`shows ${JSON.stringify(view)} at «${search}», and leads there`, () => {
      assert.deepEqual(viewOf(search), view)
      assert.strictEqual(addressOf(view).replace(/=$/, ''), `/lang${search}`)
    })
  }
  for (const code of badLanguageCodes) {
    test(`shows the list for what is no language: ${JSON.stringify(code)}`, () => {
      const value = encodeURIComponent(code)
      assert.deepEqual([viewOf(`?upload=${value}`), viewOf(`?versions=${value}`)], [{ kind: 'list' }, { kind: 'list' }])
    })
  }
})

suite('The completeness of a language', () => {
  const cases: [expected: number, missing: number, percent: number][] = [
    [300, 0, 100],
    [300, 1, 99],
    [1_000, 1, 99],
    [300, 150, 50],
    [300, 299, 0],
    [300, 300, 0],
    [0, 0, 100],
    [10, 20, 0]
  ]
  for (const [expectedCount, missingCount, percent] of cases) {
    test(`is ${percent} % where ${missingCount} of ${expectedCount} are missing`, () =>
      assert.strictEqual(completenessOf({ expectedCount, missingCount }), percent))
  }
})

suite('The name of a language', () => {
  const cases: [code: string, reader: string, name: string | undefined][] = [
    ['de', 'de', 'Deutsch'],
    ['fr', 'fr', 'Français'],
    ['de', 'en', 'German'],
    ['de', 'zh', '德语'],
    ['xx', 'en', undefined],
    ['', 'en', undefined],
    ['d', 'en', undefined],
    ['../../x', 'en', undefined],
    ['de_DE', 'en', undefined]
  ]
  for (const [code, reader, name] of cases) {
    test(`«${code}» is ${name} to readers of ${reader}`, () => assert.strictEqual(languageNameOf(code, reader), name))
  }
})

const row: LanguageRow = {
  intLangCode: 'th',
  langName: 'ไทย',
  langDescJsonMd5: 'a'.repeat(32),
  keyCount: 1,
  expectedCount: 1,
  missingCount: 0,
  updateTime: 0,
  updateUser: null,
  shipped: true,
  topics: [],
  userCount: 0
}

suite('The entries of the upload form', () => {
  type Case = [
    mode: 'add' | 'replace',
    intLangCode: string,
    langName: string,
    file: 'none' | 'unfit' | 'good',
    problems: object
  ]
  const cases: Case[] = [
    ['add', 'de', 'Deutsch', 'good', {}],
    ['add', ' de ', ' Deutsch ', 'good', {}],
    ['add', 'pt-BR', 'Português (Brasil)', 'good', {}],
    [
      'add',
      '',
      '',
      'none',
      { intLangCode: { kind: 'codeBlank' }, langName: { kind: 'nameBlank' }, file: { kind: 'fileMissing' } }
    ],
    ['add', 'de', '  ', 'good', { langName: { kind: 'nameBlank' } }],
    ['add', 'de', 'x'.repeat(41), 'good', { langName: { kind: 'nameIllegal' } }],
    ['add', 'de', '<b>Deutsch</b>', 'good', { langName: { kind: 'nameIllegal' } }],
    ['add', 'de', 'Deutsch', 'none', { file: { kind: 'fileMissing' } }],
    ['add', 'th', 'ไทย', 'good', { intLangCode: { kind: 'thereAlready' } }],
    ['replace', 'th', 'ไทย', 'good', {}],
    ['replace', 'th', '', 'none', { langName: { kind: 'nameBlank' }, file: { kind: 'fileMissing' } }],
    // The form already told the fault of a file when somebody chose it.
    ['replace', 'th', 'ไทย', 'unfit', {}]
  ]
  for (const [mode, intLangCode, langName, file, problems] of cases) {
    test(`${mode} «${intLangCode}» «${langName}» with file ${file}: ${JSON.stringify(Object.keys(problems))}`, () => {
      const found = problemsOf(mode, { intLangCode, langName }, file, [row])
      assert.deepEqual(JSON.parse(JSON.stringify(found)), JSON.parse(JSON.stringify(problems)))
    })
  }
  for (const code of badLanguageCodes.filter(it => it.trim() !== '' && it !== 'en ')) {
    test(`refuse the code ${JSON.stringify(code)}`, () =>
      assert.deepEqual(problemsOf('add', { intLangCode: code, langName: 'x' }, 'good', []), {
        intLangCode: { kind: 'codeIllegal' }
      }))
  }
})

suite('A refusal of an upload', () => {
  const refused = (code: number, ...fields: string[]) =>
    new Refused(
      'POST x',
      code,
      '',
      fields.map(field => ({ field, reason: '' }))
    )
  const cases: [error: Error, places: string[]][] = [
    [refused(610614), ['file']],
    [refused(610615), ['file']],
    [refused(610616), ['file']],
    [refused(610617), ['file']],
    [refused(610632), ['file']],
    [refused(610602), ['intLangCode']],
    [refused(610603), ['form']],
    [refused(614150), ['form']],
    [refused(610403), ['form']],
    [refused(610604, 'langName'), ['langName']],
    [refused(610601, 'intLangCode', 'file'), ['intLangCode', 'file']],
    [refused(610604, 'mode'), ['form']],
    [refused(610604, '__proto__'), ['form']],
    [new TimedOut('x'), ['form']]
  ]
  for (const [error, places] of cases) {
    test(`${error.message || error.name} stands at ${places.join(' and ')}`, () =>
      assert.deepEqual(Object.keys(problemsOfError(error)), places))
  }
})
