import type { LanguageFileProblem } from '#contract/texts/language-file-problem.ts'

const sentences: Record<LanguageFileProblem['kind'], string> = {
  notJsonFile: 'the name of the file has to end in .json',
  tooManyFiles: 'one file at a time',
  tooLarge: 'larger than a language file may be',
  empty: 'holds no text',
  byteOrderMark: 'begins with a byte order mark; save it as UTF-8 without one',
  notUtf8: 'is not in UTF-8',
  tooDeep: 'nested deeper than a language file may be',
  notJson: 'is not JSON',
  wrongShape: 'has to be one object of topics: { "sso": { key: text } }, and sub-applications by prefix beside it',
  tooManyTexts: 'holds more texts than a language file may',
  tooManyTopics: 'holds more topics than a language file may',
  duplicateKey: 'a key stands there twice',
  forbiddenKey: 'a key has a name that reaches into every object',
  illegalKey: 'a key is empty, has an empty part or is too long',
  notText: 'a value is not a text',
  textTooLong: 'a text is too long',
  illegalCharacters: 'a key or text holds control characters or half a character',
  activeContent: 'a text holds a script, an event handler or an element that loads something',
  nestedText: 'a text calls another text by $t(…)'
}

/** A problem of a file for developers who read an answer; people are shown the portal's own translated text. */
export const problemSentence = (problem: LanguageFileProblem): string => {
  const key = 'key' in problem && problem.key !== '' ? ` (key ${JSON.stringify(problem.key)})` : ''
  const line = 'line' in problem ? `, line ${problem.line}` : ''
  return `${sentences[problem.kind]}${key}${line}`
}
