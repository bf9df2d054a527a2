import { glob, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readLanguageFile, type Texts } from '#contract/texts/language-file-rules.ts'
import { badLanguageFiles, fileOfBytes, fileOfDepth, fileOfTexts } from '../support/bad-language-files.ts'

const read = (content: string | Uint8Array, name = 'th.json') =>
  readLanguageFile(name, typeof content === 'string' ? new TextEncoder().encode(content) : content)

for (const { about, name, bytes, code, kind } of badLanguageFiles)
  test(`refuses ${about} with ${code}`, () => {
    expect(readLanguageFile(name, bytes)).toMatchObject({ ok: false, code, problem: { kind } })
  })

test('knows 40 bad files and more', () => {
  expect(badLanguageFiles.length).toBeGreaterThanOrEqual(40)
  expect(new Set(badLanguageFiles.map(({ about }) => about)).size).toBe(badLanguageFiles.length)
})

const good: [about: string, content: string | Uint8Array, texts: Texts][] = [
  ['one text', '{"sso":{"login.title":"Sign in"}}', { 'login.title': 'Sign in' }],
  ['nested texts', '{"sso":{"a":{"b":{"c":"x"},"d":"y"},"e.f":"z"}}', { 'a.b.c': 'x', 'a.d': 'y', 'e.f': 'z' }],
  ['a text and one below its name', '{"sso":{"a":"x","a.b":"y"}}', { a: 'x', 'a.b': 'y' }],
  [
    'all scripts of the world',
    '{"sso":{"a":"登录 ログイン 로그인 ลงชื่อ 🤖 é"}}',
    { a: '登录 ログイン 로그인 ลงชื่อ 🤖 é' }
  ],
  ['escapes', '{"sso":{"a":"\\u767b\\ud83e\\udd16\\n\\t\\"\\/"}}', { a: '登🤖\n\t"/' }],
  [
    'names that every object inherits',
    '{"sso":{"hasOwnProperty":{"call":"x"},"toString":"y"}}',
    {
      'hasOwnProperty.call': 'x',
      toString: 'y'
    }
  ],
  ['an empty object beside texts', '{"sso":{"a":"x","b":{}}}', { a: 'x' }],
  ['texts of topics', '{"sso":{"a":"x"},"shop":{"a":{"b":"y"}}}', { a: 'x', 'shop/a.b': 'y' }],
  ['a topic alone', '{"fleet-7":{"a":"x"}}', { 'fleet-7/a': 'x' }],
  ['an empty topic beside texts', '{"sso":{"a":"x"},"shop":{}}', { a: 'x' }],
  ['white space around it', ' \r\n{"sso" : { "a" : "x" } }\n', { a: 'x' }],
  ['brackets and quotes in a text', '{"sso":{"a":"[[[[[[[[[[{{\\"name\\"}}"}}', { a: '[[[[[[[[[[{{"name"}}' }],
  ['eight levels', fileOfDepth(8), { 'a.a.a.a.a.a.b': 'x' }],
  ['exactly 1 MiB', fileOfBytes(1_024 * 1_024), { 'login.title': 'Sign in' }]
]

for (const [about, content, texts] of good)
  test(`takes ${about}`, () => {
    const result = read(content)
    expect(result).toMatchObject({ ok: true, notes: { markup: [], blank: [] } })
    if (result.ok) expect({ ...result.texts }).toEqual(texts)
  })

test('takes 10,000 texts, and an ending in capitals', () => {
  const result = read(fileOfTexts(10_000), 'TH.JSON')
  expect(result.ok && Object.keys(result.texts)).toHaveLength(10_000)
})

test('finds nothing in the texts that every object inherits, and leaves every object as it was', () => {
  const result = read('{"sso":{"hasOwnProperty":{"call":"x"}}}')
  expect(result.ok && Object.getPrototypeOf(result.texts)).toBeNull()
  expect(Object.hasOwn({ a: 1 }, 'a')).toBe(true)
  read('{"sso":{"__proto__":{"isAdmin":"yes"},"constructor":{"prototype":{"isAdmin":"yes"}}}}')
  expect('isAdmin' in {}).toBe(false)
})

const harmless = [
  'Turn the robot on = start',
  'Only = one, once = one',
  'Online = reachable',
  'Turn JavaScript on to go on.',
  'Select data: text or image',
  'a < b and c > d',
  'Scripted movements',
  '3 <5'
]

for (const text of harmless)
  test(`finds nothing that runs in "${text}"`, () => {
    expect(read(JSON.stringify({ sso: { a: text } }))).toMatchObject({ ok: true, notes: { markup: [] } })
  })

test('notes texts with tags and texts without a word', () => {
  const sso = { a: 'Hello <b>{{name}}</b>', b: 'Hello', c: ' ', d: '', e: '<!-- x -->', f: 'line<br/>line' }
  expect(read(JSON.stringify({ sso }))).toMatchObject({
    ok: true,
    notes: { markup: ['a', 'e', 'f'], blank: ['c', 'd'] }
  })
})

const places: [content: string, problem: object][] = [
  ['{\n "sso": {\n  "a": "x",\n }\n}', { kind: 'notJson', line: 4 }],
  ['{\n "sso": {\n  "a": {\n "b": 1 } } }', { kind: 'notText', key: 'a.b', line: 4 }],
  ['{"sso":{\n"a":"x",\n"a":"y"}}', { kind: 'duplicateKey', key: 'a', line: 3 }],
  ['{"sso":{\n"a":{"__proto__":"y"}}}', { kind: 'forbiddenKey', key: 'a.__proto__', line: 2 }],
  ['{"sso":{},\n"zh.a":{}}', { kind: 'wrongShape', line: 2 }],
  ['{"sso":{"a":"<script>"}}', { kind: 'activeContent', key: 'a', line: 1 }]
]

for (const [content, problem] of places)
  test(`says where ${JSON.stringify(content)} is wrong`, () => {
    expect(read(content)).toMatchObject({ ok: false, problem })
  })

test('cuts off a key that is as long as the file', () => {
  const result = read(`{"sso":{"${'k'.repeat(500_000)}":1}}`)
  expect(!result.ok && JSON.stringify(result).length).toBeLessThan(400)
})

test('takes every file of texts that ships with the portal, so that one downloaded can be uploaded again', async () => {
  const files = await Array.fromAsync(glob(['session/messages/**/*.json', 'sub-apps/**/messages/*.json']))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const sso: unknown = JSON.parse(await readFile(file, 'utf8'))
    expect(read(JSON.stringify({ sso })), file).toMatchObject({ ok: true })
  }
})
