import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { faultCodeFile, type WrittenFaultCode } from '#contract/calls/deploy/fault-codes.ts'
import { readCsv } from '#contract/csv/read-csv.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readFaultCodeRows } from '../../../cloud/topics/deploy/fault-code-rows.pure.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The catalogue of fault codes: written by hand, and by a CSV file. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const written = (faultCode: string, change: Partial<WrittenFaultCode> = {}): WrittenFaultCode => ({
  faultCode,
  severity: 'error',
  names: { en: 'Lift stuck', fr: 'Ascenseur bloqué' },
  remedies: { en: 'Free the lift.' },
  ...change
})
const create = (row: WrittenFaultCode) => send(cloud.url, calls.createFaultCode, { ...as('operator'), body: row })
const update = (row: WrittenFaultCode) => send(cloud.url, calls.updateFaultCode, { ...as('operator'), body: row })
const detail = (faultCode: string) =>
  send(cloud.url, calls.faultCodeDetail, { ...as('operator'), query: { faultCode } })

type Content = string | Uint8Array<ArrayBuffer>
const sendFile = async (content: Content, mode: 'preview' | 'import' = 'import', name = 'codes.csv') => {
  const form = new FormData()
  form.append('mode', mode)
  form.append('file', new Blob([content]), name)
  const headers = { Authorization: `Bearer ${tokens.operator}` }
  return readAnswer(await fetch(cloud.url + calls.importFaultCodes.path, { method: 'POST', headers, body: form }))
}
const validated = async (content: Content, mode: 'preview' | 'import' = 'import') =>
  v.parse(faultCodeFile, (await sendFile(content, mode)).data)

test('a code is written in several languages, changed and deleted', async () => {
  expect((await create(written('E-900'))).code).toBe(610000)
  expect((await detail('E-900')).data).toMatchObject({ ...written('E-900'), updateTime: cloud.clock.now() })
  expect((await create(written('E-900'))).code).toBe(610602)
  expect((await update(written('E-900', { severity: 'info' }))).code).toBe(610000)
  expect((await detail('E-900')).data.severity).toBe('info')
  const remove = () => send(cloud.url, calls.deleteFaultCode, { ...as('operator'), body: { faultCode: 'E-900' } })
  expect((await remove()).code).toBe(610000)
  expect((await remove()).code).toBe(610603)
  expect((await update(written('E-900'))).code).toBe(610603)
  expect((await detail('E-900')).code).toBe(610603)
})

test('of ten people who write the same code at once, one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(written('E-901'))))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 9 })
})

test('the list is searched in every language, filtered by severity and sorted by it', async () => {
  const list = async (query: Record<string, string>) =>
    (await send(cloud.url, calls.faultCodeList, { ...as('operator'), query: { size: 100, ...query } })).data.list.map(
      ({ faultCode }) => faultCode
    )
  expect(await list({ text: '定位丢失' })).toEqual(['E-103'])
  expect(await list({ text: 'e-20' })).toEqual(['E-207'])
  expect(await list({ severity: 'critical' })).toEqual(['E-207'])
  expect((await list({ sort: '-severity' }))[0]).toBe('E-207')
  expect((await list({ sort: 'severity' }))[0]).toBe('E-101')
})

test('reading and writing are two permissions', async () => {
  const read = () => send(cloud.url, calls.faultCodeList, { ...as('tenant') })
  const write = () => send(cloud.url, calls.createFaultCode, { ...as('tenant'), body: written('E-902') })
  expect([(await read()).code, (await write()).code]).toEqual([610403, 610403])
  await givePermissions(cloud, 'tenant', ['deploy:faultCodes'])
  expect([(await read()).code, (await write()).code]).toEqual([610000, 610403])
})

const head = 'code,severity,name.en,name.ja,remedy.en'

test('a file is validated without a change, and then written whole', async () => {
  const file = `${head}\r\nE-910,error,"Stuck, twice",,Free it.\r\nE-101,info,Way closed,,Clear the way.\r\n`
  const preview = await validated(file, 'preview')
  expect(preview).toMatchObject({ imported: false, counts: { added: 1, changed: 1, same: 0 }, problemCount: 0 })
  expect((await detail('E-910')).code).toBe(610603)
  expect(await validated(file)).toMatchObject({ imported: true, counts: { added: 1, changed: 1 } })
  expect((await detail('E-910')).data).toMatchObject({ names: { en: 'Stuck, twice' }, remedies: { en: 'Free it.' } })
  expect(await validated(file)).toMatchObject({ imported: true, counts: { added: 0, changed: 0, same: 2 }, rows: [] })
})

test('one wrong row keeps every row out', async () => {
  const answer = await validated(`${head}\nE-920,error,Good,,Do it.\nE-921,terrible,,,Do it.\n`)
  expect(answer).toMatchObject({
    imported: false,
    counts: { added: 1 },
    problemCount: 2,
    problems: [
      { line: 3, column: 'severity', problem: 'severityUnknown' },
      { line: 3, column: 'name.en', problem: 'blank' }
    ]
  })
  expect((await detail('E-920')).code).toBe(610603)
})

const refused: [what: string, content: Content, name: string, code: number][] = [
  ['that is no CSV file', head, 'codes.xlsx', 610614],
  ['without a byte', '', 'codes.csv', 610615],
  ['with titles alone', `${head}\n\n`, 'codes.csv', 610615],
  ['whose bytes fit no coding', new Uint8Array([0x63, 0xff, 0xfe]), 'codes.csv', 610633],
  ['that is too large', 'x'.repeat(limits.faultFileBytesMax + 1), 'codes.csv', 610616]
]
for (const [what, content, name, code] of refused)
  test(`a file ${what} is refused: ${code}`, async () => {
    expect((await sendFile(content, 'import', name)).code).toBe(code)
  })

test('so many changes of one user are taken in an hour', async () => {
  const limited = await startTestCloud({ taskDays: 1, settings: { DEPLOY_CHANGES_PER_HOUR: 3 } })
  try {
    const { operator = '' } = await signInAll(limited, ['operator'])
    const codes = Array.from({ length: 6 }, (_, index) => written(`E-93${index}`))
    const answers = await Promise.all(
      codes.map(body => send(limited.url, calls.createFaultCode, { token: operator, body }))
    )
    expect(codesOf(answers)).toEqual({ 610000: 3, 610520: 3 })
  } finally {
    await limited.close()
  }
})

/* How a file is read. */

const cells: [what: string, text: string, lines: string[][]][] = [
  [
    'commas',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd']
    ]
  ],
  [
    'semicolons, as a spreadsheet in France writes',
    'a;b\r\nc,c;d\r\n',
    [
      ['a', 'b'],
      ['c,c', 'd']
    ]
  ],
  [
    'tabs',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd']
    ]
  ],
  [
    'line breaks and quotes in a quoted cell',
    'a,b\n"1\n2","""x"""',
    [
      ['a', 'b'],
      ['1\n2', '"x"']
    ]
  ],
  ['a text behind a closing quote', 'a\n"b"c\n', [['a'], ['bc']]],
  [
    'empty lines',
    'a,b\n\n,\nc,',
    [
      ['a', 'b'],
      ['c', '']
    ]
  ],
  ['line ends of an old Mac', 'a\rb', [['a'], ['b']]]
]
for (const [what, text, lines] of cells)
  test(`a file is read with ${what}`, () => {
    expect(readCsv(text, 100).lines.map(line => line.cells)).toEqual(lines)
  })

const good = 'E-1,info,Name,,Remedy'
const problems: [what: string, text: string, found: [line: number, column: string | null, problem: string][]][] = [
  ['a column that is missing', 'code,severity,name.en\n', [[1, 'remedy.en', 'columnMissing']]],
  ['a column that nobody knows', `${head},colour\n`, [[1, 'colour', 'columnUnknown']]],
  ['a column twice', `${head},code\n`, [[1, 'code', 'columnTwice']]],
  ['more titles than there can be', `${head}${',x'.repeat(100)}\n`, [[1, null, 'cellsMany']]],
  ['a cell too many', `${head}\n${good},more\n`, [[2, null, 'cellsMany']]],
  ['a quote without an end', `${head}\n${good}\n"E-2,info`, [[3, null, 'quoteOpen']]],
  ['a code that is none', `${head}\ne 1,info,Name,,Remedy`, [[2, 'code', 'codeIllegal']]],
  ['a code twice', `${head}\n${good}\n${good}`, [[3, 'code', 'codeTwice']]],
  ['a severity that nobody knows', `${head}\nE-1,bad,Name,,Remedy`, [[2, 'severity', 'severityUnknown']]],
  ['no remedy', `${head}\nE-1,info,Name,,`, [[2, 'remedy.en', 'blank']]],
  ['a name that is too long', `${head}\nE-1,info,Name,${'x'.repeat(101)},Remedy`, [[2, 'name.ja', 'tooLong']]],
  ['the line behind a quoted line break', `${head}\nE-1,info,"a\nb",,Remedy\nE-2,info,,,R`, [[4, 'name.en', 'blank']]],
  [
    'the line behind a quoted line break of Windows',
    `${head}\r\nE-1,info,"a\r\nb",,Remedy\r\nE-2,info,,,R`,
    [[4, 'name.en', 'blank']]
  ],
  ['the line where a quote without an end begins', `${head}\n${good}\n"E-2,info\nE-3\nE-4`, [[3, null, 'quoteOpen']]]
]
for (const [what, text, found] of problems)
  test(`a file tells of ${what}`, () => {
    expect(readFaultCodeRows(text).problems.map(it => [it.line, it.column, it.problem])).toEqual(found)
  })

test('a file with too many rows is read up to the last one that may be there', () => {
  const rows = Array.from({ length: limits.faultFileRowsMax + 5 }, (_, index) => `E-${index},info,Name,,Remedy`)
  const read = readFaultCodeRows([head, ...rows].join('\n'))
  expect(read.rows).toHaveLength(limits.faultFileRowsMax)
  expect(read.problems).toEqual([{ line: limits.faultFileRowsMax + 2, column: null, problem: 'rowsMany' }])
})
