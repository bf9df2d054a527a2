import { expect, test } from '@playwright/test'
import { readCsv } from '#contract/csv/read-csv.ts'
import { codingOf, decodeAs, type TextCoding } from '#contract/csv/text-coding.ts'

const text = 'ID,名前\r\n007,東京'
const little = Buffer.from(`\uFEFF${text}`, 'utf16le')

const files: [name: string, bytes: Uint8Array, coding: TextCoding | undefined][] = [
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
  ['UTF-16LE with a mark', little, 'utf-16le'],
  ['UTF-16LE without one', little.subarray(2), 'utf-16le'],
  ['UTF-16BE with a mark', Buffer.from(little).swap16(), 'utf-16be'],
  ['UTF-16BE without one', Buffer.from(little).swap16().subarray(2), 'utf-16be'],
  ['no bytes', new Uint8Array(), 'utf-8']
]

for (const [name, bytes, coding] of files)
  test(`the coding of a file is seen in its bytes: ${name}`, () => {
    expect(codingOf(bytes)).toBe(coding)
    expect(decodeAs(bytes, coding ?? 'utf-8')).toBe(bytes.length === 0 ? '' : text)
  })

/** Files as Excel writes them in China, Japan and Korea. Many bytes of each are right in the other two as well. */
const local: [coding: TextCoding, text: string, bytes: string][] = [
  ['gb18030', '编号,名称,城市\r\n001,旗舰店,北京', 'b1e0bac52cc3fbb3c62cb3c7cad00d0a3030312cc6ecbda2b5ea2cb1b1bea9'],
  [
    'gb18030',
    'name,city,country\r\n海底捞,上海,CN',
    '6e616d652c636974792c636f756e7472790d0abaa3b5d7c0cc2cc9cfbaa32c434e'
  ],
  [
    'gb18030',
    'code,severity,name.zh,remedy.zh\r\nE-1,error,激光雷达被遮挡,请擦净镜面',
    '636f64652c73657665726974792c6e616d652e7a682c72656d6564792e7a680d0a452d312c6572726f722cbca4b9e2c0d7b4efb1bbd5dab5b22cc7ebb2c1bebbbeb5c3e6'
  ],
  ['gb18030', 'name,city\r\n北京,北京', '6e616d652c636974790d0ab1b1bea92cb1b1bea9'],
  ['gb18030', 'name\n饺子馆', '6e616d650abdc8d7d3b9dd'],
  ['shift_jis', 'ID,名前\r\n007,東京', '49442c96bc914f0d0a3030372c938c8b9e'],
  [
    'shift_jis',
    'name,city,country\r\n渋谷店,東京,JP',
    '6e616d652c636974792c636f756e7472790d0a8f61924a93582c938c8b9e2c4a50'
  ],
  [
    'shift_jis',
    'コード,名称\r\nE-1,センサーが汚れています',
    '8352815b83682c96bc8fcc0d0a452d312c835a83938354815b82aa899882ea82c482a282dc82b7'
  ],
  ['shift_jis', 'name\r\nﾚｽﾄﾗﾝ大阪', '6e616d650d0adabdc4d7dd91e58de3'],
  ['euc-kr', '이름,도시\r\n강남점,서울', 'c0ccb8a72cb5b5bdc30d0ab0adb3b2c1a12cbcadbfef'],
  [
    'euc-kr',
    'name,city,country\r\n명동 본점,서울,KR',
    '6e616d652c636974792c636f756e7472790d0ab8edb5bf20babbc1a12cbcadbfef2c4b52'
  ],
  [
    'euc-kr',
    '코드,이름\r\nE-1,배터리가 부족합니다',
    'c4dab5e52cc0ccb8a70d0a452d312cb9e8c5cdb8aeb0a120bacec1b7c7d5b4cfb4d9'
  ],
  ['euc-kr', 'name\n부산', '6e616d650abacebbea'],
  ['shift_jis', 'name,city\r\nﾚｽﾄﾗﾝ さくら,ｵｵｻｶ', '6e616d652c636974790d0adabdc4d7dd2082b382ad82e72cb5b5bbb6'],
  ['gb18030', 'name,city\r\n麵包店㐂,臺北', '6e616d652c636974790d0afc49b0fcb5ea8139ef312cc55fb1b1']
]

for (const [coding, written, bytes] of local)
  test(`a file of a country's spreadsheets is read: ${coding}, ${written.replaceAll(/\s+/g, ' ')}`, () => {
    const given = Buffer.from(bytes, 'hex')
    expect(codingOf(given)).toBe(coding)
    expect(decodeAs(given, coding)).toBe(written)
  })

const wrong: [name: string, bytes: Uint8Array][] = [
  ['UTF-16 that ends within a sign', little.subarray(0, -1)],
  ['a program', Uint8Array.of(0x7f, 0x45, 0xff, 0xff, 0xff)]
]

for (const [name, bytes] of wrong)
  test(`bytes that are no text have no coding: ${name}`, () => expect(codingOf(bytes)).toBeUndefined())

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
