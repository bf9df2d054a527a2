import { glob, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { NotedText } from '#contract/calls/languages/language-notes.ts'
import { languageCodes } from '#contract/languages.ts'
import { readGlossary, termFinder } from '#contract/texts/glossary.ts'
import { readLanguageFile } from '#contract/texts/language-file-rules.ts'
import { writeNotedFile } from '#contract/texts/noted-file.ts'
import { lengthLimitOf, lengthLimits, lengthOf } from '#contract/texts/text-length.ts'

const read = (file: string) => readLanguageFile('th.json', new TextEncoder().encode(file))
const textsIn = (file: string) => {
  const result = read(file)
  return result.ok ? Object.fromEntries(Object.entries(result.texts)) : result.problem.kind
}

const files: [about: string, file: string, texts: Record<string, string> | string][] = [
  [
    'a note after its text',
    '{"sso":{"a":"x","@a":{"english":"y","lengthMax":3,"terms":["z",{"b":null}]}}}',
    { a: 'x' }
  ],
  ['a note without a text', '{"sso":{"a":"x","@b":{"change":"new"}}}', { a: 'x' }],
  ['a note that would be refused as a text', '{"shop":{"a":"x","@a":{"b":"<script>$t(c)"}}}', { 'shop/a': 'x' }],
  ['a text whose key begins as a note', '{"sso":{"@a":"x"}}', { '@a': 'x' }],
  ['notes alone', '{"sso":{"@a":{"english":"y"}}}', 'empty'],
  ['notes of a file', '{"@sso":{"a":"x"}}', 'wrongShape'],
  ['a note that is a list', '{"sso":{"a":"x","@a":["y"]}}', 'notText'],
  ['two notes on one text', '{"sso":{"a":"x","@a":{},"@a":{}}}', 'duplicateKey'],
  ['a note that reaches into every object', '{"sso":{"a":"x","@a":{"__proto__":{"b":"y"}}}}', 'forbiddenKey'],
  ['a note deeper than a file may be', `{"sso":{"a":"x","@a":${'{"b":'.repeat(7)}{}${'}'.repeat(8)}}`, 'tooDeep']
]

for (const [about, file, texts] of files)
  test(`reads ${about} as ${JSON.stringify(texts)}`, () => expect(textsIn(file)).toEqual(texts))

const texts: NotedText[] = [
  { topic: 'sso', key: 'a', english: 'Robot', text: '机器人', length: 6, lengthMax: 32, terms: [0] },
  {
    topic: 'shop',
    key: 'b',
    english: 'Order',
    before: 'Orders',
    change: 'changed',
    text: '订单',
    length: 4,
    terms: [1]
  },
  { topic: 'shop', key: 'c', english: 'Save', change: 'new', terms: [] },
  { topic: 'shop', key: 'd', change: 'gone', text: '旧', length: 2, terms: [] }
]
const glossary = [
  { english: 'robot', word: '机器人' },
  { english: 'order', context: 'in the mall', word: '订单' }
]
const placeOf = ({ topic }: NotedText) => (topic === 'shop' ? { page: '/sub-app/shop' } : { part: 'home' })

test('writes a note after each text, and a new key as a note alone', () => {
  const file = writeNotedFile({ texts, glossary }, placeOf)
  const page = '/sub-app/shop'
  expect(JSON.parse(file)).toEqual({
    sso: { a: '机器人', '@a': { english: 'Robot', part: 'home', lengthMax: 32, terms: { robot: '机器人' } } },
    shop: {
      b: '订单',
      '@b': { english: 'Order', change: 'changed', before: 'Orders', page, terms: { 'order (in the mall)': '订单' } },
      '@c': { english: 'Save', change: 'new', page },
      d: '旧',
      '@d': { change: 'gone', page }
    }
  })
  expect(textsIn(file)).toEqual({ a: '机器人', 'shop/b': '订单', 'shop/d': '旧' })
})

test('leaves terms out where the file would be too large', () => {
  const file = writeNotedFile({ texts, glossary }, placeOf, 300)
  expect(file).not.toContain('terms')
  expect(textsIn(file)).toEqual(textsIn(writeNotedFile({ texts, glossary }, placeOf)))
})

test('reads the glossary: a word in each language, terms side by side, contexts and meanings', async () => {
  const { terms, problems } = readGlossary(await readFile('docs/glossary.md', 'utf8'))
  expect(problems).toEqual([])
  const wordsOf = (name: string) =>
    terms.filter(it => it.english === name).map(({ context, words }) => [context, words.zh, words.fr])
  expect(wordsOf('online')).toEqual([[undefined, '在线', 'en ligne']])
  expect(wordsOf('critical')).toEqual([['severity', '严重', 'critique']])
  expect(wordsOf('order')).toEqual([
    ['in a hospital', '任务', 'demande'],
    ['in the mall', '订单', 'commande']
  ])
  expect(terms.find(it => it.english === 'log in')?.meaning).toBe(
    'log in: a verb everywhere, on buttons too. No text says "sign in". The French title of the page is the noun, Connexion.'
  )
})

test('finds a row without a word, and a term with two rows', () => {
  const head = '| English | 中文 | ไทย |\n| --- | --- | --- |\n'
  const { problems } = readGlossary(`${head}| robot | 机器人 | |\n| store | 门店 | สาขา |\n| store [1] | 店 | ร้าน |\n`)
  expect(problems).toEqual(['robot: has no word in some language', 'store: stands in the tables twice'])
})

const found: [english: string, terms: string[]][] = [
  ['Robots of this store', ['robot', 'store']],
  ['Upload a language file for {{robot}}', ['upload', 'language file']],
  ['Stored', []],
  ['Orders', ['order', 'order']],
  ['Restore', []]
]

for (const [english, names] of found)
  test(`finds ${JSON.stringify(names)} in “${english}”`, async () => {
    const { terms } = readGlossary(await readFile('docs/glossary.md', 'utf8'))
    expect(termFinder(terms)(english).map(place => terms[place]?.english)).toEqual(names)
  })

const { menuEntry, shortLabel, label, heading, question } = lengthLimits
const limits: [key: string, english: string, limit: number | undefined][] = [
  ['menu.shop', 'Mall', menuEntry],
  ['save', 'Save', shortLabel],
  ['column.lastSeen', 'Last seen (people)', label],
  ['list.title', 'Robots', heading],
  ['write.nobodyHeading', 'Nobody receives this', heading],
  ['deleteTitle', 'Delete {{name}}?', question],
  ['subtitle', 'Everything about robots of a store', undefined],
  ['saved', 'Saved.', undefined],
  ['count', '{{count}} robots', undefined]
]

for (const [key, english, limit] of limits)
  test(`gives ${key} “${english}” ${limit ?? 'no'} letters`, () => expect(lengthLimitOf(key, english)).toBe(limit))

const lengths: [text: string, length: number][] = [
  ['Robot', 5],
  ['机器人', 6],
  ['ロボット、', 10],
  ['로봇 1', 6],
  ['ที่นี่', 2],
  ['é👨‍👩‍👧', 2]
]

for (const [text, length] of lengths)
  test(`takes “${text}” for ${length} letters`, () => expect(lengthOf(text)).toBe(length))

test('has no text that is too long for its place', async () => {
  const tooLong: string[] = []
  for await (const file of glob('{session/messages/**,sub-apps/*/{,*/}messages}/en.json')) {
    const textsOf = async (language: string): Promise<Record<string, string>> =>
      JSON.parse(await readFile(file.replace(/en\.json$/, `${language}.json`), 'utf8'))
    const english = await textsOf('en')
    for (const language of languageCodes)
      for (const [key, text] of Object.entries(await textsOf(language))) {
        const limit = lengthLimitOf(key, english[key] ?? '')
        if (english[key] !== undefined && limit !== undefined && lengthOf(text) > limit)
          tooLong.push(`${file}, ${language}: ${key} has ${lengthOf(text)} letters, and ${limit} fit`)
      }
  }
  expect(tooLong).toEqual([])
})
