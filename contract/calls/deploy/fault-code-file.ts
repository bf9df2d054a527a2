import { tableProblems } from '../../checks/table-file.ts'
import { languageCodes } from '../../languages.ts'

/* Pure: the form of a CSV file of fault codes. */

const languages = ['en', ...languageCodes.filter(code => code !== 'en')] as const

/** The columns that a file can have, in any order; those of `neededColumns` it must have. */
export const fileColumns: readonly string[] = [
  'code',
  'severity',
  ...languages.map(language => `name.${language}`),
  ...languages.map(language => `remedy.${language}`)
]

export const neededColumns: readonly string[] = ['code', 'severity', 'name.en', 'remedy.en']

/** The possible problems of a file, or of one of its rows. */
export const fileProblems = [
  ...tableProblems,
  'blank',
  'tooLong',
  'codeIllegal',
  'codeTwice',
  'severityUnknown'
] as const
export type FileProblemKind = (typeof fileProblems)[number]
