import { expect, test } from '@playwright/test'
import { csvLine } from '#contract/checks/csv-line.ts'

const texts: [text: string, field: string][] = [
  ['Bao', 'Bao'],
  ['a=b', 'a=b'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  [' =1', "' =1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ['\t=1', `"'\t=1"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['x\t=1', '"x\t=1"'],
  ['x;=1', '"x;=1"'],
  ['x,=1', '"x,=1"'],
  ['x\r=1', '"x\r=1"'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['😀=1', '😀=1'],
  ['', '']
]
for (const [text, field] of texts)
  test(`a spreadsheet shows ${JSON.stringify(text)} as a text`, () => expect(csvLine([text])).toBe(`${field}\r\n`))

test('a number stays a number, and nothing is an empty field', () =>
  expect(csvLine([-5, 0.5, null, undefined])).toBe('-5,0.5,,\r\n'))
