import { type JSONPath, visit } from 'jsonc-parser'
import { hasShape } from '../checks/json-shape.ts'
import type { Code } from '../codes.ts'
import * as limits from '../limits.ts'
import { codeOfProblem, type LanguageFileProblem } from './language-file-problem.ts'
import { isTopic, type LanguageTexts, nameIn, portalTopic, type Texts, textsByName } from './language-topics.ts'
import { hasActiveContent, hasMarkup } from './markup.ts'
import { isInNote } from './noted-file.ts'

/*
 * Reads an uploaded language file, and refuses a file that must not become the texts of the portal (docs/requirements.md §5.11; T27, T28,
 * M11). The cloud decides by this code, and the page uses it to show the decision beforehand. The reader of JSON is loaded
 * with this file: the page loads it when a file is chosen.
 */

export type { Texts } from './language-topics.ts'

/** Allowed texts that deserve a look before the upload: keys of texts with HTML, and of texts without a word. */
export type LanguageFileNotes = { markup: string[]; blank: string[] }

/** `texts` has those of all topics by name, for a person who compares. */
export type LanguageFileResult =
  | { ok: true; topics: LanguageTexts; texts: Texts; notes: LanguageFileNotes }
  | { ok: false; code: Code; problem: LanguageFileProblem }

/** Carries the first problem out of the depths of a file. */
class Unfit extends Error {
  readonly problem: LanguageFileProblem

  constructor(problem: LanguageFileProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** Reads a language file by its name and its bytes. It throws nothing. */
export const readLanguageFile = (name: string, bytes: Uint8Array): LanguageFileResult => {
  try {
    const topics = topicsOf(jsonOf(name, bytes))
    const texts = textsByName(topics)
    const keysWhere = (fits: (text: string) => boolean) => Object.keys(texts).filter(key => fits(texts[key] ?? ''))
    return {
      ok: true,
      topics,
      texts,
      notes: { markup: keysWhere(hasMarkup), blank: keysWhere(text => text.trim() === '') }
    }
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    return { ok: false, code: codeOfProblem(error.problem), problem: error.problem }
  }
}

const bytesMax = limits.languageFileBytesMax
const depthMax = limits.languageFileDepthMax
const textsMax = limits.languageFileKeysMax
const topicsMax = limits.languageFileTopicsMax

/** The file's text, once it is certain to be JSON that can be walked without harm. */
const jsonOf = (name: string, bytes: Uint8Array): string => {
  if (!/\.json$/i.test(name)) throw new Unfit({ kind: 'notJsonFile' })
  if (bytes.length > bytesMax) throw new Unfit({ kind: 'tooLarge', bytesMax })
  const json = decode(bytes)
  if (json.trim() === '') throw new Unfit({ kind: 'empty' })
  if (!hasShape(json, { depth: depthMax })) throw new Unfit({ kind: 'tooDeep', depthMax })
  try {
    JSON.parse(json)
  } catch {
    const line = lineOfFault(json)
    throw new Unfit({ kind: 'notJson', ...(line === undefined ? {} : { line }) })
  }
  return json
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const decode = (bytes: Uint8Array): string => {
  // JSON is sent without a byte order mark (RFC 8259 §8.1), and the stored and hashed text has one form.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) throw new Unfit({ kind: 'byteOrderMark' })
  // Between the letters of UTF-16 without a mark of its own; in UTF-8 no JSON holds one.
  if (bytes.includes(0)) throw new Unfit({ kind: 'notUtf8' })
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Unfit({ kind: 'notUtf8' })
  }
}

const asStrictAsJson = { disallowComments: true, allowTrailingComma: false }

/** Where the first fault is. The walk stops there: up to it brackets were counted right, beyond it they need not be. */
const lineOfFault = (json: string): number | undefined => {
  class Found extends Error {}
  let line: number | undefined
  const onError = (_error: unknown, _offset: number, _length: number, startLine: number) => {
    line = startLine + 1
    throw new Found()
  }
  try {
    visit(json, { onError }, asStrictAsJson)
  } catch (error) {
    if (!(error instanceof Found)) throw error
  }
  return line
}

/** The topic of a text, and its key there. */
const placeOf = (path: JSONPath): { topic: string; key: string } => ({
  topic: String(path[0]),
  key: path.slice(1).join('.')
})

const shown = (path: JSONPath): string => {
  const { topic, key } = placeOf(path)
  return nameIn(topic, key).slice(0, limits.languageKeyMaxLength)
}

/**
 * The texts of each topic, flat, without notes for translators. A walk and not `JSON.parse`, which keeps the last of two
 * equal keys without a word.
 */
const topicsOf = (json: string): LanguageTexts => {
  const topics: Record<string, Record<string, string>> = Object.create(null)
  const names = new Set<string>()
  const properties = new Set<string>()
  let count = 0
  visit(
    json,
    {
      onArrayBegin: (_offset, _length, startLine, _character, pathOf) => {
        const path = pathOf()
        if (!isInNote(path)) refuseValue(path, startLine + 1)
      },
      onObjectProperty: (name, _offset, _length, startLine, _character, pathOf) => {
        const path = [...pathOf(), name]
        const at = { key: shown(path), line: startLine + 1 }
        const identity = JSON.stringify(path)
        if (properties.has(identity)) throw new Unfit({ kind: 'duplicateKey', ...at })
        properties.add(identity)
        refuseKey(name, at)
        if (path.length === 1 && name !== portalTopic && !isTopic(name))
          throw new Unfit({ kind: 'wrongShape', line: at.line })
      },
      onLiteralValue: (value: unknown, _offset, _length, startLine, _character, pathOf) => {
        const path = pathOf()
        if (isInNote(path)) return
        const line = startLine + 1
        if (typeof value !== 'string' || path.length < 2) return refuseValue(path, line)
        const { topic, key } = placeOf(path)
        const at = { key: shown(path), line }
        const name = nameIn(topic, key)
        // One key written flat and nested is the same key. A key that reads as one of another topic would hide that one.
        if (names.has(name)) throw new Unfit({ kind: 'duplicateKey', ...at })
        names.add(name)
        if (key.length > limits.languageKeyMaxLength) throw new Unfit({ kind: 'illegalKey', ...at })
        refuseText(value, at)
        count += 1
        if (count > textsMax) throw new Unfit({ kind: 'tooManyTexts', textsMax })
        const texts = topics[topic] ?? Object.create(null)
        texts[key] = value
        topics[topic] = texts
        if (Object.keys(topics).length > topicsMax) throw new Unfit({ kind: 'tooManyTopics', topicsMax })
      }
    },
    asStrictAsJson
  )
  if (count === 0) throw new Unfit({ kind: 'empty' })
  return topics
}

type At = { key: string; line: number }

/** Anything but a text, or a text where the texts' object should be. */
const refuseValue = (path: JSONPath, line: number): never => {
  throw new Unfit(path.length < 2 ? { kind: 'wrongShape', line } : { kind: 'notText', key: shown(path), line })
}

/** Forbidden names of texts. They reach the prototype of an object, and through it every other object. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

const refuseKey = (name: string, at: At): void => {
  const parts = name.split('.')
  if (parts.some(part => forbidden.has(part))) throw new Unfit({ kind: 'forbiddenKey', ...at })
  if (parts.some(part => part.trim() === '')) throw new Unfit({ kind: 'illegalKey', ...at })
  if (!isPlain(name)) throw new Unfit({ kind: 'illegalCharacters', ...at })
}

/** Without control characters (a line may end), and without half a surrogate pair, which has no form in UTF-8. */
const isPlain = (text: string): boolean => !/[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u.test(text)

const refuseText = (text: string, at: At): void => {
  const lengthMax = limits.languageTextMaxLength
  if (text.length > lengthMax) throw new Unfit({ kind: 'textTooLong', ...at, lengthMax })
  if (!isPlain(text)) throw new Unfit({ kind: 'illegalCharacters', ...at })
  if (hasActiveContent(text)) throw new Unfit({ kind: 'activeContent', ...at })
  // i18next would put another text in its place; two that call each other never end.
  if (text.includes('$t(')) throw new Unfit({ kind: 'nestedText', ...at })
}
