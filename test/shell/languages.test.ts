import { Refused, TimedOut } from '@portal/session'
import { assert } from 'chai'
import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import type { NotedText } from '#contract/calls/languages/language-notes.ts'
import { completenessOf } from '#shell/pages/languages/completeness.ts'
import { problemsOf, problemsOfError } from '#shell/pages/languages/entries.ts'
import { languageNameOf } from '#shell/pages/languages/language-name.ts'
import { pageOf } from '#shell/pages/languages/translators/page-of.pure.ts'
import { placeOf } from '#shell/pages/languages/translators/places.pure.ts'
import { addressOf, type LanguagesView, viewOf } from '#shell/pages/languages/view.ts'
import { badLanguageCodes } from '../support/bad-language-files.ts'

suite('The address of the languages page', () => {
  const cases: [search: string, view: LanguagesView][] = [
    ['', { kind: 'list' }],
    ['?add', { kind: 'add' }],
    ['?upload=th', { kind: 'replace', intLangCode: 'th' }],
    ['?upload=zh-Hant-TW', { kind: 'replace', intLangCode: 'zh-Hant-TW' }],
    ['?versions=pt-BR', { kind: 'versions', intLangCode: 'pt-BR' }],
    ['?texts=th', { kind: 'texts', intLangCode: 'th' }]
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
      for (const name of ['upload', 'versions', 'texts'])
        assert.deepEqual(viewOf(`?${name}=${value}`), { kind: 'list' })
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

suite('The texts for translators', () => {
  const texts: NotedText[] = [
    { topic: 'sso', key: 'login.title', english: 'Log in', text: '登录', length: 4, lengthMax: 60, terms: [] },
    {
      topic: 'shop',
      key: 'title',
      english: 'Mall',
      text: '商城',
      length: 4,
      lengthMax: 3,
      terms: [],
      change: 'changed'
    },
    { topic: 'shop', key: 'save', english: 'Save', lengthMax: 32, terms: [], change: 'new' }
  ]
  const questions: [question: object, names: string[], total: number][] = [
    [{}, ['login.title', 'shop/title', 'shop/save'], 3],
    [{ size: 2 }, ['login.title', 'shop/title'], 3],
    [{ size: 2, pageNo: 2 }, ['shop/save'], 3],
    [{ topic: 'shop' }, ['shop/title', 'shop/save'], 2],
    [{ change: 'new' }, ['shop/save'], 1],
    [{ length: 'tooLong' }, ['shop/title'], 1],
    [{ text: 'LOG' }, ['login.title'], 1],
    [{ text: '商' }, ['shop/title'], 1],
    [{ text: ' title  mall' }, ['shop/title'], 1],
    [{ text: 'title', change: 'new' }, [], 0]
  ]
  for (const [question, names, total] of questions)
    test(`are ${names.join(', ') || 'none'} for ${JSON.stringify(question)}`, () => {
      const page = pageOf(texts, { pageNo: 1, size: 10, ...question })
      assert.deepEqual([page.list.map(({ name }) => name), page.total], [names, total])
    })

  const places: [topic: string, folder: string | undefined, place: object][] = [
    ['sso', 'session/messages', {}],
    ['sso', 'session/messages/home', { part: 'home', page: '/dashboard' }],
    ['sso', 'session/messages/common', { part: 'common' }],
    ['robot', 'sub-apps/robot/messages', { page: '/sub-app/robot' }],
    ['robot', 'sub-apps/robot/credentials/messages', { part: 'credentials', page: '/sub-app/robot' }],
    ['fleet', undefined, { page: '/sub-app/fleet' }]
  ]
  for (const [topic, folder, place] of places)
    test(`of ${folder ?? topic} stand at ${JSON.stringify(place)}`, () =>
      assert.deepEqual(placeOf({ topic, folder }), place))
})
