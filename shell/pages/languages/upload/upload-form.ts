import { isOverNewer, navigate, nothingSent, notify, request, sentenceOf, translate } from '@portal/session'
import { atom } from 'nanostores'
import { is } from 'valibot'
import { intLangCode, type LanguageRow, uploadLanguageFile } from '#contract/calls/languages/language-files.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { compareTexts, type TextChanges } from '#contract/texts/compare-texts.ts'
import type { LanguageFileNotes, Texts } from '#contract/texts/language-file-rules.ts'
import type { LanguageTexts } from '#contract/texts/language-topics.ts'
import { type KeptEntries, keepEntries } from '../../../forms/keep-entries.ts'
import { type Entries, type Problems, problemsOf, problemsOfError } from '../entries.ts'
import { $languages, loadLanguages, rowOf } from '../list.ts'
import { fetchStandingTexts, hashOf, type StandingTexts } from '../standing-texts.ts'
import { addressOf } from '../view.ts'
import { type FileRefusal, readFiles } from './read-file.ts'

/** A valid file and its comparison; `outdated` when the language changed after the first comparison. */
export type GoodFile = {
  kind: 'good'
  name: string
  bytes: Uint8Array<ArrayBuffer>
  topics: LanguageTexts
  texts: Texts
  notes: LanguageFileNotes
  standing: StandingTexts
  outdated: boolean
}

/** The chosen file. `failed`: it can't be checked now, because the network is gone. */
export type ChosenFile =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  | ({ kind: 'refused'; name: string } & FileRefusal)
  | { kind: 'failed'; name: string; files: readonly File[]; error: unknown }
  | GoodFile

type ReadLanguage = Partial<Pick<LanguageRow, 'langName' | 'version'>>

/** The form for one file, of a new language or an existing one. */
export type UploadForm = {
  mode: 'add' | 'replace'
  entries: Entries
  /** The language as it was read, with its version; nothing of a new one. */
  read: ReadLanguage
  file: ChosenFile
  problems: Problems
  sending: boolean
}

export const $form = atom<UploadForm | undefined>()

/** Identifies the last choice of a file, so that an earlier, slower one does not replace it or enter another form. */
let newest = 0

let draft: KeptEntries<Entries> | undefined

/** Opens an empty form, and offers what was typed before. When the form is already open for the same language, its content stays. */
export const openForm = (mode: 'add' | 'replace', entries: Entries): void => {
  const form = $form.get()
  if (form?.mode === mode && (mode === 'add' || form.entries.intLangCode === entries.intLangCode)) return
  newest += 1
  const read = readOf(entries.intLangCode)
  $form.set({ mode, entries, read, file: { kind: 'none' }, problems: {}, sending: false })
  draft?.leave()
  draft = keepEntries(`${mode} ${entries.intLangCode}`.trim(), entries, kept => change({ entries: kept, problems: {} }))
}

/** Clears the form after cancelling or sending. */
export const closeForm = (): void => {
  draft?.drop()
  leaveForm()
}

/** The form leaves the page. What was typed stays, and the file does not. */
export const leaveForm = (): void => {
  newest += 1
  draft?.leave()
  draft = undefined
  $form.set(undefined)
}

const readOf = (code: string): ReadLanguage => {
  const row = rowOf($languages.get(), code)
  return row === undefined ? {} : { langName: row.langName, version: row.version }
}

const change = (parts: Partial<UploadForm>): void => {
  const form = $form.get()
  if (form !== undefined) $form.set({ ...form, ...parts })
}

/** Stores the typed text of a field, and removes the field's problem. */
export const enter = (field: keyof Entries, value: string): void => {
  const form = $form.get()
  if (form === undefined || form.sending) return
  const { [field]: _solved, ...problems } = form.problems
  const entries = { ...form.entries, [field]: value }
  change({ entries, problems })
  draft?.keep(entries)
}

/** Reads and compares the chosen or dropped file. Nothing is sent. Never fails. */
export const chooseFiles = async (files: readonly File[]): Promise<void> => {
  const form = $form.get()
  if (form === undefined || form.sending || files.length === 0) return
  newest += 1
  const turn = newest
  const name = files.map(file => file.name).join(', ')
  const settle = (file: ChosenFile): void => {
    if (turn === newest) change({ file })
  }
  const { file: _solved, ...problems } = form.problems
  change({ file: { kind: 'reading', name }, problems })
  try {
    const read = await readFiles(files)
    if (!read.ok) return settle({ kind: 'refused', name, code: read.code, problem: read.problem })
    const { bytes, topics, texts, notes } = read
    const language = form.mode === 'add' ? undefined : form.entries.intLangCode
    const standing = await fetchStandingTexts(language, Object.keys(topics))
    settle({ kind: 'good', name, bytes, topics, texts, notes, standing, outdated: false })
  } catch (error) {
    settle({ kind: 'failed', name, files, error })
  }
}

/** The changes of the file in the form's language. */
export const changesOf = (file: GoodFile, language: string): TextChanges =>
  compareTexts({
    // The plural forms of a new language are known after its code is typed.
    language: is(intLangCode, language) ? language : fallbackLanguage,
    current: file.standing.current,
    next: file.texts,
    english: file.standing.english
  })

/** Reads the language as somebody else left it. The file stays, and so does a name that the person typed. */
const readAgain = async ({ entries, read }: UploadForm, file: GoodFile): Promise<Partial<UploadForm>> => {
  await loadLanguages()
  const now = { ...read, ...readOf(entries.intLangCode) }
  const langName = entries.langName === read.langName ? (now.langName ?? entries.langName) : entries.langName
  const standing = await fetchStandingTexts(entries.intLangCode, Object.keys(file.topics))
  return { entries: { ...entries, langName }, read: now, file: { ...file, standing, outdated: true } }
}

/**
 * Sends the file, unless there is a problem or the language changed since the comparison. Then the differences are
 * shown again. Never fails; after a failure the form is unchanged.
 * @returns `nothingSent` when there was a problem
 */
export const submitForm = async (): Promise<unknown> => {
  const form = $form.get()
  if (form === undefined || form.sending || form.file.kind === 'reading') return nothingSent
  const { mode, file } = form
  const languages = $languages.get()
  const fit = file.kind === 'none' ? 'none' : file.kind === 'good' ? 'good' : 'unfit'
  const problems = problemsOf(mode, form.entries, fit, languages.kind === 'ready' ? languages.rows : [])
  if (Object.keys(problems).length > 0 || file.kind !== 'good') {
    change({ problems })
    return nothingSent
  }
  const entries = { intLangCode: form.entries.intLangCode.trim(), langName: form.entries.langName.trim() }
  change({ sending: true, problems: {} })
  const sent = $form.get()
  const kept = draft
  try {
    if (mode === 'replace' && (await hashOf(entries.intLangCode)) !== file.standing.hash) {
      const again = await readAgain(form, file)
      if ($form.get() !== sent) return nothingSent
      change({ sending: false, ...again })
      return nothingSent
    }
    const row = await request(
      uploadLanguageFile,
      {
        body: { ...entries, mode, ...(form.read.version !== undefined && { version: String(form.read.version) }) },
        file: new File([file.bytes], file.name, { type: 'application/json' })
      },
      { quiet: true }
    )
    notify(
      'success',
      translate('languages.published', {
        name: row.langName,
        count: row.keyCount
      })
    )
    kept?.drop()
    void loadLanguages()
    // The person may have left the form meanwhile, and then does not return to the list.
    if ($form.get() !== sent) return undefined
    closeForm()
    navigate(addressOf({ kind: 'list' }))
  } catch (error) {
    const again = isOverNewer(error) ? await readAgain(form, file).catch(() => ({})) : {}
    if ($form.get() === sent) change({ sending: false, ...again, problems: problemsOfError(error) })
    else notify('error', sentenceOf(error))
  }
  return undefined
}
