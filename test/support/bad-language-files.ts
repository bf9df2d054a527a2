import type { LanguageFileProblem } from '#contract/texts/language-file-problem.ts'

/** A file that must not become the texts of a language, and the answer to it. */
export type BadLanguageFile = {
  about: string
  /** Of the file. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
  code: number
  kind: LanguageFileProblem['kind']
}

const utf8 = new TextEncoder()
const bytesOf = (content: string): Uint8Array<ArrayBuffer> => utf8.encode(content)

const utf16 = (content: string, { mark, bigEndian }: { mark: boolean; bigEndian: boolean }) => {
  const text = mark ? `\uFEFF${content}` : content
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), !bigEndian)
  return new Uint8Array(view.buffer)
}

const withBytes = (before: string, bytes: number[], after: string) =>
  new Uint8Array([...bytesOf(before), ...bytes, ...bytesOf(after)])

const oneText = '{"sso":{"login.title":"Sign in"}}'

/** Good JSON of exactly so many bytes. */
export const fileOfBytes = (size: number): Uint8Array<ArrayBuffer> =>
  bytesOf(oneText.replace('}}', `}${' '.repeat(size - oneText.length)}}`))

/** A file with so many topics of so many texts each. */
const fileOfTopics = (topics: number, texts: number): string => {
  const own = Object.fromEntries(Array.from({ length: texts }, (_, key) => [`k${key}`, 'x']))
  return JSON.stringify(Object.fromEntries(Array.from({ length: topics }, (_, topic) => [`t${topic}`, own])))
}

/** As many texts as a file may hold, or more. */
export const fileOfTexts = (count: number): Uint8Array<ArrayBuffer> =>
  bytesOf(JSON.stringify({ sso: Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'x'])) }))

/** Objects in objects, `depth` in all, with one text in the innermost. */
export const fileOfDepth = (depth: number): Uint8Array<ArrayBuffer> =>
  bytesOf(`{"sso":${'{"a":'.repeat(depth - 2)}{"b":"x"}${'}'.repeat(depth - 2)}}`)

type Row = [about: string, content: string | Uint8Array<ArrayBuffer>, code: number, kind: BadLanguageFile['kind']]

const sso = (inner: string) => `{"sso":${inner}}`
const text = (value: string) => JSON.stringify({ sso: { 'login.title': value } })

const contents: Row[] = [
  ['no byte at all', '', 610615, 'empty'],
  ['nothing but white space', ' \r\n\t ', 610615, 'empty'],
  ['an object without anything', '{}', 610615, 'empty'],
  ['no text', sso('{}'), 610615, 'empty'],
  ['objects without a text', sso('{"login":{},"home":{"tasks":{}}}'), 610615, 'empty'],

  ['no JSON', 'login.title = Sign in', 610614, 'notJson'],
  ['HTML of a gateway', '<!doctype html><title>502</title>', 610614, 'notJson'],
  ['JSON that breaks off', '{"sso":{"login.title":"Sign', 610614, 'notJson'],
  ['JSON with something after it', `${oneText}{}`, 610614, 'notJson'],
  ['a comma too many', sso('{"login.title":"Sign in",}'), 610614, 'notJson'],
  ['a comment', `${oneText} // by translator`, 610614, 'notJson'],
  ['single quotes', "{'sso':{'login.title':'Sign in'}}", 610614, 'notJson'],
  ['a line that ends inside of a text', sso('{"login.title":"Sign\nin"}'), 610614, 'notJson'],
  ['10,000 brackets behind an unclosed quote', `"\n${'['.repeat(10_000)}`, 610614, 'notJson'],
  ['a mark of the byte order', withBytes('', [0xef, 0xbb, 0xbf], oneText), 610614, 'byteOrderMark'],
  ['UTF-16, little-endian', utf16(oneText, { mark: true, bigEndian: false }), 610614, 'notUtf8'],
  ['UTF-16, big-endian', utf16(oneText, { mark: true, bigEndian: true }), 610614, 'notUtf8'],
  ['UTF-16 without a mark', utf16(oneText, { mark: false, bigEndian: false }), 610614, 'notUtf8'],
  ['Latin-1', withBytes('{"sso":{"a":"caf', [0xe9], '"}}'), 610614, 'notUtf8'],
  ['GB 18030', withBytes('{"sso":{"a":"', [0xb5, 0xc7, 0xc2, 0xbc], '"}}'), 610614, 'notUtf8'],
  ['an overlong slash', withBytes('{"sso":{"a":"', [0xc0, 0xaf], '"}}'), 610614, 'notUtf8'],

  ['10,000 arrays in one another', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 610614, 'tooDeep'],
  ['10,000 objects in one another, 60 KB', fileOfDepth(10_000), 610614, 'tooDeep'],
  ['10,000 opened brackets', '['.repeat(10_000), 610614, 'tooDeep'],
  ['nine levels', fileOfDepth(9), 610614, 'tooDeep'],

  ['an array', '["Sign in"]', 610614, 'wrongShape'],
  ['null', 'null', 610614, 'wrongShape'],
  ['a text alone', '"Sign in"', 610614, 'wrongShape'],
  ['a number alone', '42', 610614, 'wrongShape'],
  ['texts without sso around them', '{"login.title":"Sign in"}', 610614, 'wrongShape'],
  ['a text beside sso', '{"sso":{"a":"x"},"shop":"x"}', 610614, 'wrongShape'],
  ['an array as a topic', '{"sso":{"a":"x"},"shop":["x"]}', 610614, 'wrongShape'],
  ['a path as a topic', '{"../shop":{"a":"x"}}', 610614, 'illegalKey'],
  ['two topics in one name', '{"shop.store":{"a":"x"}}', 610614, 'wrongShape'],
  ['a topic of 33 characters', `{"${'t'.repeat(33)}":{"a":"x"}}`, 610614, 'wrongShape'],
  ['a topic twice', '{"shop":{"a":"x"},"shop":{"b":"y"}}', 610614, 'duplicateKey'],
  [
    'a key of the portal that reads as one of a topic',
    '{"shop":{"a":"x"},"sso":{"shop/a":"y"}}',
    610614,
    'duplicateKey'
  ],
  ['__proto__ as a topic', '{"__proto__":{"a":"x"}}', 610614, 'forbiddenKey'],
  ['constructor as a topic', '{"constructor":{"a":"x"}}', 610614, 'forbiddenKey'],
  ['__proto__ as a key of a topic', '{"shop":{"__proto__":"x"}}', 610614, 'forbiddenKey'],
  ['a script in a topic', '{"shop":{"a":"<script>alert(1)</script>"}}', 610632, 'activeContent'],
  ['a text of a topic that calls another', '{"shop":{"a":"$t(b)"}}', 610632, 'nestedText'],
  ['a text of 2,001 characters in a topic', `{"shop":{"a":"${'x'.repeat(2_001)}"}}`, 610614, 'textTooLong'],
  ['10,001 texts in two topics', fileOfTopics(2, 5_001), 610614, 'tooManyTexts'],
  ['101 topics', fileOfTopics(101, 1), 610614, 'tooManyTopics'],
  ['an array as sso', sso('["Sign in"]'), 610614, 'wrongShape'],
  ['null as sso', sso('null'), 610614, 'wrongShape'],
  ['a text as sso', sso('"Sign in"'), 610614, 'wrongShape'],

  ['a number as a text', sso('{"login.title":1}'), 610614, 'notText'],
  ['true as a text', sso('{"login.title":true}'), 610614, 'notText'],
  ['null as a text', sso('{"login.title":null}'), 610614, 'notText'],
  ['an array as a text', sso('{"login.title":["Sign","in"]}'), 610614, 'notText'],
  ['an array in the depth', sso('{"login":{"title":[]}}'), 610614, 'notText'],

  ['a key that stands there twice', sso('{"a":"x","b":"y","a":"z"}'), 610614, 'duplicateKey'],
  ['a key twice, once in escapes', sso('{"a":"x","\\u0061":"z"}'), 610614, 'duplicateKey'],
  ['an object that stands there twice', sso('{"a":{"b":"x"},"a":{"c":"y"}}'), 610614, 'duplicateKey'],
  ['sso twice', '{"sso":{"a":"x"},"sso":{"b":"y"}}', 610614, 'duplicateKey'],
  ['a key both flat and nested', sso('{"a.b":"x","a":{"b":"y"}}'), 610614, 'duplicateKey'],

  ['__proto__ as a key', sso('{"__proto__":"x"}'), 610614, 'forbiddenKey'],
  ['__proto__ with something in it', sso('{"__proto__":{"isAdmin":"yes"}}'), 610614, 'forbiddenKey'],
  ['__proto__ in escapes', sso('{"\\u005f_proto__":{"isAdmin":"yes"}}'), 610614, 'forbiddenKey'],
  ['constructor and prototype', sso('{"constructor":{"prototype":{"a":"x"}}}'), 610614, 'forbiddenKey'],
  ['prototype in the depth', sso('{"a":{"b":{"prototype":"x"}}}'), 610614, 'forbiddenKey'],
  ['__proto__ in a flat key', sso('{"a.__proto__.b":"x"}'), 610614, 'forbiddenKey'],

  ['a key without a letter', sso('{"":"x"}'), 610614, 'illegalKey'],
  ['a key with nothing between two dots', sso('{"a..b":"x"}'), 610614, 'illegalKey'],
  ['a key of 201 characters', sso(`{"${'k'.repeat(201)}":"x"}`), 610614, 'illegalKey'],
  ['a text of 2,001 characters', text('x'.repeat(2_001)), 610614, 'textTooLong'],
  ['10,001 texts', fileOfTexts(10_001), 610614, 'tooManyTexts'],

  ['one byte more than 1 MiB', fileOfBytes(1_024 * 1_024 + 1), 610616, 'tooLarge'],

  ['a script', text('<script>alert(1)</script>'), 610632, 'activeContent'],
  ['a script in capitals that never closes', text('<SCRIPT src=//evil.example'), 610632, 'activeContent'],
  ['an image with a handler', text('<img src=x onerror=alert(1)>'), 610632, 'activeContent'],
  ['a handler behind a slash', text('<svg/onload=alert(1)>'), 610632, 'activeContent'],
  ['a handler that breaks out of an attribute', text('" onclick = "alert(1)'), 610632, 'activeContent'],
  ['a javascript: address', text('<a href="javascript:alert(1)">Sign in</a>'), 610632, 'activeContent'],
  [
    'a javascript: address in entities',
    text('<a href="java&#115;cript&colon;alert(1)">x</a>'),
    610632,
    'activeContent'
  ],
  ['a javascript: address with a tab in it', text('<a href="java\tscript:alert(1)">x</a>'), 610632, 'activeContent'],
  ['a frame', text('<iframe src="https://evil.example"></iframe>'), 610632, 'activeContent'],
  ['a control character', sso('{"a":"Sign\\u0000 in"}'), 610632, 'illegalCharacters'],
  ['half a surrogate pair', sso('{"a":"\\ud83d"}'), 610632, 'illegalCharacters'],
  ['a control character in a key', sso('{"a\\u0007":"x"}'), 610632, 'illegalCharacters'],
  ['texts that call each other', sso('{"a":"$t(b)","b":"$t(a)"}'), 610632, 'nestedText']
]

const badNames: [about: string, name: string][] = [
  ['a text file', 'th.txt'],
  ['a program', 'th.json.exe'],
  ['a file without an ending', 'json'],
  ['a script of JSON', 'th.jsonp'],
  ['a file with a NUL in its name', 'th.json\u0000.html']
]

/** Used by the tests of the rules, of the cloud and of the page, so that all three refuse the same. */
export const badLanguageFiles: BadLanguageFile[] = [
  ...contents.map(([about, content, code, kind]) => ({
    about,
    name: 'th.json',
    bytes: typeof content === 'string' ? bytesOf(content) : content,
    code,
    kind
  })),
  ...badNames.map(([about, name]) => ({
    about,
    name,
    bytes: bytesOf(oneText),
    code: 610617,
    kind: 'notJsonFile' as const
  }))
]

/** Texts that are no code of a language: paths, names that objects inherit, and look-alikes. */
export const badLanguageCodes = [
  '',
  '../../x',
  '..%2f..%2fx',
  'en/../zh',
  '/etc/passwd',
  'C:\\x',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'EN',
  'en_US',
  'en-us',
  'english',
  'e',
  'en ',
  'en\u0000',
  "en'--",
  '<b>'
]
