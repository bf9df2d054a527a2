import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { codes } from '#contract/codes.ts'
import { languageCodes } from '#contract/languages.ts'

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const rowsLike = (pattern: RegExp) =>
  [...textOf('docs/requirements.md').matchAll(pattern)].map(([, key = '', text = '', repeats = '']) => ({
    key,
    text,
    repeats
  }))
const listed = rowsLike(/^\| (\d{6}) \| (.+?) \| (\d{6})? ?\|$/gm)
const common = rowsLike(/^\| `([\w.]+)` \| (.+?) \|$/gm)

const textsIn = (language: string): Record<string, string> => ({
  ...JSON.parse(textOf(`session/messages/${language}.json`)),
  ...JSON.parse(textOf(`session/messages/codes/${language}.json`))
})
const codesIn = (texts: Record<string, string>) =>
  Object.keys(texts).flatMap(key => /^code\.(\d{6})$/.exec(key)?.[1] ?? [])

test('lists every code of the contract, and each code once', () => {
  const numbers = listed.map(({ key }) => Number(key))
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
  const own = Object.values(codes).filter(code => code !== codes.success)
  expect(own.filter(code => !numbers.includes(code))).toEqual([])
  expect(codes.success).toBe(610000)
  // As many as the specification has: a row that is lost shows.
  expect(numbers).toHaveLength(134)
})

test('says in English what the message files say', () => {
  const texts = textsIn('en')
  for (const { key, text } of listed) expect.soft(texts[`code.${key}`], key).toBe(text)
  for (const { key, text } of common) expect.soft(texts[key], key).toBe(text)
  expect(common.length).toBeGreaterThan(5)
})

for (const language of languageCodes)
  test(`has one sentence for each code in ${language}, and no code beside those listed`, () => {
    const texts = textsIn(language)
    expect(codesIn(texts).toSorted()).toEqual(listed.map(({ key }) => key))
    for (const { key } of common) expect.soft(texts[key], key).toBeTruthy()
    const origin = (key: string, repeats: string) => (repeats === '' ? key : repeats)
    const bySentence = Map.groupBy(listed, ({ key }) => texts[`code.${key}`])
    for (const [sentence, rows] of bySentence)
      expect.soft(new Set(rows.map(({ key, repeats }) => origin(key, repeats))).size, sentence).toBe(1)
  })
