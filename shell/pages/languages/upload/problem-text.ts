import { $format, $language, bytesText, Refused, sentenceOf, translate } from '@portal/session'
import type { Problem } from '../entries.ts'
import type { FileRefusal } from './read-file.ts'

/** The sentence for a problem of an entry. */
export const problemText = (problem: Problem): string =>
  problem.kind === 'error' ? sentenceOf(problem.error) : translate(`languages.${problem.kind}`)

/** Why a file was refused: the sentence of its code, the exact problem, and its place. */
export const refusalText = ({ code, problem }: FileRefusal): string[] => {
  const { kind, ...values } = problem
  const sentence = sentenceOf(new Refused('POST upload_int_lang_file', code, ''))
  return [sentence, translate(`languages.problem.${kind}`, valuesOf(values)), placeOf(problem)].filter(it => it !== '')
}

/** Limits in the number format of the language. */
const valuesOf = (limits: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(limits).map(([name, value]) => {
      if (name === 'bytesMax') return ['size', bytesText($language.get(), Number(value))]
      return [name, typeof value === 'number' ? $format.get().number(value) : String(value)]
    })
  )

const placeOf = (problem: FileRefusal['problem']): string => {
  const key = 'key' in problem ? problem.key : ''
  const line = 'line' in problem ? problem.line : undefined
  if (line === undefined) return ''
  return key === '' ? translate('languages.atLine', { line }) : translate('languages.atKey', { line, key })
}
