import { type Code, codes } from '../codes.ts'

/**
 * A reason to refuse a language file. `key` is the place in the file, its parts joined by dots, cut off if very long.
 * `line` counts from 1, and is absent where the line is unknown.
 */
export type LanguageFileProblem =
  | { kind: 'notJsonFile' }
  | { kind: 'tooManyFiles' }
  | { kind: 'tooLarge'; bytesMax: number }
  | { kind: 'empty' }
  | { kind: 'byteOrderMark' }
  | { kind: 'notUtf8' }
  | { kind: 'tooDeep'; depthMax: number }
  | { kind: 'notJson'; line?: number }
  | { kind: 'wrongShape'; line: number }
  | { kind: 'tooManyTexts'; textsMax: number }
  | { kind: 'tooManyTopics'; topicsMax: number }
  | { kind: 'duplicateKey'; key: string; line: number }
  | { kind: 'forbiddenKey'; key: string; line: number }
  | { kind: 'illegalKey'; key: string; line: number }
  | { kind: 'notText'; key: string; line: number }
  | { kind: 'textTooLong'; key: string; line: number; lengthMax: number }
  | { kind: 'illegalCharacters'; key: string; line: number }
  | { kind: 'activeContent'; key: string; line: number }
  | { kind: 'nestedText'; key: string; line: number }

const { fileFormatWrong, fileEmpty, uploadFailed, fileIllegal, illegalCharacters } = codes

/** The code that stands for each problem (docs/requirements.md §8). */
const codeOfKind: Record<LanguageFileProblem['kind'], Code> = {
  notJsonFile: fileIllegal,
  tooManyFiles: uploadFailed,
  tooLarge: uploadFailed,
  empty: fileEmpty,
  byteOrderMark: fileFormatWrong,
  notUtf8: fileFormatWrong,
  tooDeep: fileFormatWrong,
  notJson: fileFormatWrong,
  wrongShape: fileFormatWrong,
  tooManyTexts: fileFormatWrong,
  tooManyTopics: fileFormatWrong,
  duplicateKey: fileFormatWrong,
  forbiddenKey: fileFormatWrong,
  illegalKey: fileFormatWrong,
  notText: fileFormatWrong,
  textTooLong: fileFormatWrong,
  illegalCharacters,
  activeContent: illegalCharacters,
  nestedText: illegalCharacters
}

export const codeOfProblem = ({ kind }: LanguageFileProblem): Code => codeOfKind[kind]
