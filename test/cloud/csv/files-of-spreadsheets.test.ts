import { expect, test } from '@playwright/test'
import { decodeText } from '../../../cloud/csv/decode-text.pure.ts'
import { readCsv } from '../../../cloud/csv/read-csv.pure.ts'

const text = 'ID,名前\r\n007,東京'
const little = Buffer.from(`\uFEFF${text}`, 'utf16le')

const files: [name: string, bytes: Uint8Array, read: string | undefined][] = [
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), text],
  ['UTF-16LE with a mark', little, text],
  ['UTF-16BE with a mark', Buffer.from(little).swap16(), text],
  ['UTF-16 that ends within a sign', little.subarray(0, -1), undefined],
  ['Shift-JIS', Uint8Array.of(0x93, 0x8c, 0x8b, 0x9e), undefined],
  ['no bytes', new Uint8Array(), '']
]

for (const [name, bytes, read] of files)
  test(`a file is read by its first bytes: ${name}`, () => expect(decodeText(bytes)).toBe(read))

const forms: [name: string, text: string, lines: [line: number, ...cells: string[]][]][] = [
  [
    'a separator in a line of its own',
    'sep=;\r\na;b,c\r\n1;2',
    [
      [2, 'a', 'b,c'],
      [3, '1', '2']
    ]
  ],
  ['a separator in capitals', 'SEP=,\na,b;c', [[2, 'a', 'b;c']]],
  ['a tab named as the separator', 'sep=\t\na\tb', [[2, 'a', 'b']]],
  ['a separator alone', 'sep=;', []],
  ['a title that only looks like one', 'sep=x,b', [[1, 'sep=x', 'b']]],
  [
    'blank lines before semicolons',
    '\r\n  \r\na;b\r\n1;2',
    [
      [3, 'a', 'b'],
      [4, '1', '2']
    ]
  ],
  ['blank lines before tabs', '\n\na\tb', [[3, 'a', 'b']]],
  ['blank lines alone', '\n\n', []]
]

for (const [name, file, lines] of forms)
  test(`a spreadsheet's lines are read: ${name}`, () =>
    expect(readCsv(file, 100).lines.map(({ line, cells }) => [line, ...cells])).toEqual(lines))
