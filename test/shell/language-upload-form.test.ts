import { $notices, changeLanguage, loadTexts, sentenceOf, startSession } from '@portal/session'
import { assert } from 'chai'
import {
  type LanguageRow,
  languageFile,
  languageHashes,
  languageList,
  uploadLanguageFile
} from '#contract/calls/languages/language-files.ts'
import { codes } from '#contract/codes.ts'
import type { Language } from '#contract/languages.ts'
import { loadLanguages } from '#shell/pages/languages/list.ts'
import { problemText, refusalText } from '#shell/pages/languages/upload/problem-text.ts'
import {
  $form,
  changesOf,
  chooseFiles,
  closeForm,
  enter,
  leaveForm,
  openForm,
  submitForm,
  type UploadForm
} from '#shell/pages/languages/upload/upload-form.ts'
import { badLanguageFiles } from '../support/bad-language-files.ts'
import { type FakeAdapter, fakeAdapter, fakeStorage } from '../support/fake-adapter.ts'
import { until } from '../support/page.ts'
import { envelopeOf, type ScriptedCloud, scriptedCloud } from '../support/scripted-cloud.ts'

const hash = (digit: string): string => digit.repeat(32)
const english = { 'login.title': 'Log in', 'header.account': 'Account of {{name}}' }
const thai = { 'login.title': 'เข้าสู่ระบบ', 'header.account': 'บัญชีของ {{name}}', old: 'เก่า' }

const row: LanguageRow = {
  intLangCode: 'th',
  langName: 'ไทย',
  langDescJsonMd5: hash('a'),
  keyCount: 3,
  expectedCount: 2,
  missingCount: 0,
  updateTime: 0,
  updateUser: null,
  shipped: true,
  topics: [],
  userCount: 0
}

let cloud: ScriptedCloud
let adapter: FakeAdapter

const start = async (): Promise<void> => {
  cloud = scriptedCloud()
  adapter = fakeAdapter({ fetch: cloud.fetch, tabStorage: fakeStorage() })
  cloud.answers(languageList, [row])
  cloud.answers(languageHashes, [{ intLangCode: 'th', langDescJsonMd5: hash('a') }])
  cloud.answersBy(languageFile, ({ query }) => envelopeOf({ sso: query.get('intLangCode') === 'en' ? english : thai }))
  cloud.answers(uploadLanguageFile, row)
  await startSession(adapter)
  await changeLanguage('en')
  await loadTexts('languages')
  await loadLanguages()
}

const form = (): UploadForm => {
  const open = $form.get()
  assert(open !== undefined, 'the form is open')
  return open
}

const goodFile = () => {
  const { file } = form()
  assert(file.kind === 'good', `the file is ${file.kind}`)
  return file
}

const fileOf = (texts: object, name = 'th.json'): File => new File([JSON.stringify({ sso: texts })], name)

const offers = () => $notices.get().filter(({ other }) => other !== undefined)

/** The sent requests that could have changed something. */
const writes = (): string[] => cloud.asked.filter(it => !it.startsWith('GET '))

suite('The upload form', () => {
  setup(async () => {
    closeForm()
    await start()
    openForm('replace', { intLangCode: 'th', langName: 'ไทย' })
  })

  test('shows what a file would change before anything is sent', async () => {
    await chooseFiles([
      fileOf({ 'login.title': 'ลงชื่อเข้าใช้', 'header.account': 'บัญชี', 'new.key': '<b>ใหม่</b>', blank: ' ' })
    ])
    const { notes } = goodFile()
    assert.deepEqual(changesOf(goodFile(), 'th'), {
      added: ['new.key', 'blank'],
      removed: ['old'],
      changed: [
        { key: 'login.title', before: 'เข้าสู่ระบบ', after: 'ลงชื่อเข้าใช้' },
        { key: 'header.account', before: 'บัญชีของ {{name}}', after: 'บัญชี' }
      ],
      missing: [],
      placeholders: [{ key: 'header.account', wanted: ['name'], found: [] }],
      markup: ['new.key']
    })
    assert.deepEqual(notes.blank, ['blank'])
    assert.deepEqual(writes(), [])
  })

  test('sends the bytes that were read, then closes, tells it and goes back to the list', async () => {
    let sent: FormData | undefined
    const file = fileOf({ 'login.title': 'ลงชื่อเข้าใช้' })
    adapter.fetch = async (input, init) => {
      if (init?.body instanceof FormData) sent = init.body
      return cloud.fetch(input, init)
    }
    await chooseFiles([file])
    enter('langName', ' ภาษาไทย ')
    await submitForm()
    assert.deepEqual(
      [...(sent ?? new FormData())].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
      [
        ['intLangCode', 'th'],
        ['langName', 'ภาษาไทย'],
        ['mode', 'replace'],
        ['file', 'th.json']
      ]
    )
    const part = sent?.get('file')
    assert.strictEqual(part instanceof File ? await part.text() : part, await file.text())
    assert.isUndefined($form.get())
    assert.deepEqual(adapter.visited.at(-1), { address: '/lang', how: 'push' })
    assert.match($notices.get().at(-1)?.text ?? '', /ไทย is published with 3 texts/)
  })

  test('keeps everything when the network is gone, and sends it when it is back', async () => {
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    enter('langName', 'Thai')
    const before = form()
    cloud.answersBy(uploadLanguageFile, () => Promise.reject(new TypeError('Failed to fetch')))
    await submitForm()
    assert.deepEqual([form().entries, form().file, form().sending], [before.entries, before.file, false])
    const problem = form().problems.form
    assert.strictEqual(problem && problemText(problem), 'Network exception. Refresh and retry.')
    cloud.answers(uploadLanguageFile, row)
    await submitForm()
    assert.isUndefined($form.get())
  })

  test('keeps the file when it can not be compared, and compares it when asked again', async () => {
    cloud.answersBy(languageFile, () => Promise.reject(new TypeError('Failed to fetch')))
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    const { file } = form()
    assert(file.kind === 'failed', `the file is ${file.kind}`)
    assert.strictEqual(sentenceOf(file.error), 'Network exception. Refresh and retry.')
    await submitForm()
    assert.deepEqual(writes(), [])
    cloud.answersBy(languageFile, () => envelopeOf({ sso: english }))
    await chooseFiles(file.files)
    assert.deepEqual(changesOf(goodFile(), 'th').changed.length, 1)
  })

  test('shows the differences anew where somebody else was faster, and sends only then', async () => {
    await chooseFiles([fileOf({ 'login.title': 'ลงชื่อเข้าใช้' })])
    cloud.answers(languageHashes, [{ intLangCode: 'th', langDescJsonMd5: hash('b') }])
    cloud.answersBy(languageFile, () => envelopeOf({ sso: { 'login.title': 'ใหม่กว่า' } }))
    await submitForm()
    assert.deepEqual(writes(), [])
    assert.isTrue(goodFile().outdated)
    assert.deepEqual(changesOf(goodFile(), 'th').changed, [
      { key: 'login.title', before: 'ใหม่กว่า', after: 'ลงชื่อเข้าใช้' }
    ])
    await submitForm()
    assert.strictEqual(writes().length, 1)
  })

  test('reads again where somebody else was faster by a moment, keeps the file, and sends over what it read', async () => {
    const sent: unknown[] = []
    adapter.fetch = async (input, init) => {
      if (init?.body instanceof FormData) sent.push([init.body.get('langName'), init.body.get('version')])
      return cloud.fetch(input, init)
    }
    closeForm()
    cloud.answers(languageList, [{ ...row, version: 1 }])
    await loadLanguages()
    openForm('replace', { intLangCode: 'th', langName: 'ไทย' })
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    cloud.answers(languageList, [{ ...row, langName: 'ภาษาไทย', version: 2 }])
    const newer = { field: 'version', reason: 'newer', version: 2, changedBy: 'Mei', changedAt: 0 }
    cloud.answersBy(uploadLanguageFile, () => envelopeOf([newer], codes.updateFailed))
    await submitForm()
    const problem = form().problems.form
    assert.match((problem && problemText(problem)) ?? '', /Somebody else changed this meanwhile.*Saved by Mei/)
    assert.isTrue(goodFile().outdated)
    cloud.answers(uploadLanguageFile, row)
    await submitForm()
    // The name that nobody typed is the other person's.
    assert.deepEqual(sent, [
      ['ไทย', '1'],
      ['ภาษาไทย', '2']
    ])
  })

  test('takes the later of two files, however slow the earlier one is', async () => {
    const slow = fileOf({ slow: 'x' }, 'slow.json')
    let release = (): void => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    slow.slice = () => ({ arrayBuffer: () => held.then(() => new ArrayBuffer(0)) }) as Blob
    const first = chooseFiles([slow])
    await chooseFiles([fileOf({ 'login.title': 'x' }, 'fast.json')])
    release()
    await first
    assert.strictEqual(goodFile().name, 'fast.json')
  })

  test('does not bring a slow file into the form of another language', async () => {
    const chosen = chooseFiles([fileOf({ 'login.title': 'x' })])
    openForm('replace', { intLangCode: 'ko', langName: '한국어' })
    await chosen
    assert.deepEqual([form().entries.intLangCode, form().file], ['ko', { kind: 'none' }])
  })

  test('is the same when it is opened again for the same language', async () => {
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    const before = form()
    openForm('replace', { intLangCode: 'th', langName: 'ไทย' })
    assert.strictEqual(form(), before)
  })

  test('offers what was typed, and no file, when it is opened again after it was left', async () => {
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    enter('langName', 'Thai')
    leaveForm()
    openForm('replace', { intLangCode: 'th', langName: 'ไทย' })
    assert.strictEqual(form().entries.langName, 'ไทย')
    await until(() => offers().length === 1)
    offers()[0]?.action?.act()
    assert.deepEqual([form().entries.langName, form().file], ['Thai', { kind: 'none' }])
    closeForm()
    openForm('replace', { intLangCode: 'th', langName: 'ไทย' })
    assert.lengthOf(offers(), 0)
  })

  test('sends once, however often it is asked to', async () => {
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    await Promise.all([submitForm(), submitForm(), submitForm()])
    assert.strictEqual(writes().length, 1)
  })

  test('takes neither words nor another file while it sends, and none where it is closed', async () => {
    await chooseFiles([fileOf({ 'login.title': 'x' })])
    enter('langName', 'Thai')
    let answer: (answer: Response) => void = () => undefined
    cloud.answersBy(uploadLanguageFile, () => new Promise<Response>(resolve => (answer = resolve)))
    const sending = submitForm()
    await until(() => writes().length === 1)
    const before = form()
    enter('langName', 'Another')
    await chooseFiles([fileOf({ 'login.title': 'y' }, 'another.json')])
    assert.strictEqual(form(), before)
    answer(envelopeOf(row))
    await sending
    await chooseFiles([fileOf({ 'login.title': 'z' })])
    assert.isUndefined($form.get())
  })

  test('refuses to add a language that is there, before anything is sent', async () => {
    openForm('add', { intLangCode: '', langName: '' })
    await chooseFiles([fileOf({ 'login.title': 'x' }, 'x.json')])
    enter('intLangCode', 'th')
    enter('langName', 'ไทย')
    await submitForm()
    const problem = form().problems.intLangCode
    assert.match((problem && problemText(problem)) ?? '', /in the list already/)
    assert.deepEqual(writes(), [])
    enter('intLangCode', 'de')
    assert.isUndefined(form().problems.intLangCode)
    await submitForm()
    assert.deepEqual(writes(), ['POST /api/userservice/admin/language/v1/upload_int_lang_file'])
  })

  test('says at the code that somebody else added the language in the same moment', async () => {
    openForm('add', { intLangCode: 'de', langName: 'Deutsch' })
    await chooseFiles([fileOf({ 'login.title': 'x' }, 'de.json')])
    cloud.answersBy(uploadLanguageFile, () => envelopeOf(null, codes.recordExists))
    await submitForm()
    const problem = form().problems.intLangCode
    assert.match((problem && problemText(problem)) ?? '', /in the list already/)
    assert.strictEqual(goodFile().name, 'de.json')
  })

  test('refuses two files and a folder', async () => {
    await chooseFiles([fileOf({ a: 'x' }), fileOf({ a: 'x' })])
    assert.deepInclude(form().file, { kind: 'refused', code: 610616, problem: { kind: 'tooManyFiles' } })
    const folder = fileOf({ a: 'x' })
    folder.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }) as Blob
    await chooseFiles([folder])
    assert.deepInclude(form().file, { kind: 'refused', code: 610616, problem: { kind: 'unreadable' } })
    assert.deepEqual(writes(), [])
  })
})

suite('A bad file in the form', () => {
  const sentences: Record<number, RegExp> = {
    610614: /^The file has the wrong format/,
    610615: /^The file is empty/,
    610616: /^The file could not be uploaded/,
    610617: /^This file is not allowed/,
    610632: /^The text contains characters that are not allowed/
  }
  suiteSetup(async () => {
    closeForm()
    await start()
    openForm('replace', { intLangCode: 'th', langName: 'ไทย' })
  })
  for (const { about, name, bytes, code, kind } of badLanguageFiles) {
    test(`${about} is refused with ${code} and its text, and nothing is sent`, async () => {
      await chooseFiles([new File([bytes], name)])
      const { file } = form()
      assert(file.kind === 'refused', `the file is ${file.kind}`)
      assert.deepEqual([file.code, file.problem.kind], [code, kind])
      const [sentence = '', reason = ''] = refusalText(file)
      assert.match(sentence, sentences[code] ?? /^$/)
      assert.match(reason, /^[A-Z].*[.]$|\}$/)
      await submitForm()
      assert.deepEqual(writes(), [])
    })
  }

  for (const language of ['zh', 'ja', 'ko', 'th', 'fr'] as Language[]) {
    test(`has a text of its own for every kind in ${language}`, async () => {
      await changeLanguage(language)
      const texts = new Map<string, string>()
      for (const { name, bytes, kind } of badLanguageFiles) {
        await chooseFiles([new File([bytes], name)])
        const { file } = form()
        assert(file.kind === 'refused', `the file is ${file.kind}`)
        texts.set(kind, refusalText(file)[1] ?? '')
      }
      assert.strictEqual(new Set(texts.values()).size, texts.size)
      for (const text of texts.values()) assert.notMatch(text, /^$|\{\{|languages\.|^The /)
      await changeLanguage('en')
    })
  }
})
