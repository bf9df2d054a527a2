import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { validatedStoreFile } from '#contract/calls/stores/store-file.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readStoreRows } from '../../../cloud/topics/stores/store-rows.pure.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'

/* Stores out of a CSV file. */

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'nobody'])
})
test.afterAll(() => cloud.close())

type Content = string | Uint8Array<ArrayBuffer>
type Sent = { as?: string; name?: string; tenantId?: string; mode?: 'preview' | 'import'; at?: TestCloud }
const sendFile = async (
  content: Content,
  { as = 'distributor', name = 'stores.csv', tenantId, mode, at }: Sent = {}
) => {
  const form = new FormData()
  form.append('mode', mode ?? 'import')
  if (tenantId !== undefined) form.append('tenantId', tenantId)
  form.append('file', new Blob([content]), name)
  const headers = { Authorization: `Bearer ${tokens[as]}` }
  return readAnswer(await fetch((at ?? cloud).url + calls.importStores.path, { method: 'POST', headers, body: form }))
}
const validated = async (content: Content, sent?: Sent) =>
  v.parse(validatedStoreFile, (await sendFile(content, sent)).data)
const found = async (text: string) =>
  (await send(cloud.url, calls.storeList, { token: tokens.distributor ?? '', query: { text } })).data.list

const head = 'code,name,city,country,latitude,longitude,timeZone,hours.friday'

test('a file that a spreadsheet saved as UTF-16 with semicolons is read like any other', async () => {
  const text = `\uFEFFsep=;\r\n\r\n${head.replaceAll(',', ';')}\r\n;上海第二店;上海;CN;;;Asia/Shanghai;\r\n`
  const read = await validated(Uint8Array.from(Buffer.from(text, 'utf16le')), { mode: 'preview' })
  expect(read).toMatchObject({ counts: { added: 1 }, problemCount: 0 })
})

test('a code that lost its zeros in a spreadsheet is pointed out, and one that is there is not', async () => {
  const head = 'code,name,city,country,timeZone'
  await validated(
    `${head}\r\n0071,Zero kitchen,Singapore,SG,Asia/Singapore\r\n72,Whole kitchen,Singapore,SG,Asia/Singapore\r\n0972,Third kitchen,Singapore,SG,Asia/Singapore`
  )
  const read = await validated(
    `${head}\r\n71,Other kitchen,Singapore,SG,Asia/Singapore\r\n72,Whole kitchens,Singapore,SG,Asia/Singapore\r\n972,Zero kitchen,Singapore,SG,Asia/Singapore`,
    { mode: 'preview' }
  )
  expect(read.rows.map(({ storeCode, almost }) => [storeCode, almost])).toEqual([
    ['71', '0071'],
    ['72', undefined]
  ])
  expect(read.problems).toMatchObject([{ line: 4, problem: 'nameTaken', almost: '0972' }])
})

test('a file is validated without a change, then written whole, and changes nothing a second time', async () => {
  const file = `${head}\r\n,Harbourlight Jurong,Singapore,sg,1.33,103.74,Asia/Singapore,11:30-14:30 18:00-01:00\r\nHQ-1,Harbourlight Bugis,Singapore,SG,,,,\r\n`
  expect(await validated(file, { mode: 'preview' })).toMatchObject({
    imported: false,
    counts: { added: 2, changed: 0, same: 0 },
    problemCount: 0,
    rows: [
      { line: 2, storeCode: null, name: 'Harbourlight Jurong', change: 'added' },
      { line: 3, storeCode: 'HQ-1' }
    ]
  })
  expect(await found('Jurong')).toEqual([])
  expect(await validated(file)).toMatchObject({ imported: true, counts: { added: 2 } })
  expect(await found('Jurong')).toMatchObject([
    {
      storeCode: expect.stringMatching(/^SG-\d{4}$/),
      createTime: cloud.clock.now(),
      position: { latitude: 1.33, longitude: 103.74 },
      opening: {
        timeZone: 'Asia/Singapore',
        spans: [
          { weekday: 5, from: 690, until: 870 },
          { weekday: 5, from: 1_080, until: 1_500 }
        ]
      }
    }
  ])
  expect(await validated(file)).toMatchObject({ imported: true, counts: { added: 0, changed: 0, same: 2 }, rows: [] })
})

test('a row changes the store with its code, and what the file has no column for stays', async () => {
  await validated(`${head}\nKEEP-1,Keeps hours,Singapore,SG,1,2,Asia/Tokyo,00:00-24:00\n`)
  expect(await validated('code,name,city,country\nkeep-1,Keeps its hours,Jurong,SG\n')).toMatchObject({
    imported: true,
    counts: { added: 0, changed: 1 }
  })
  expect(await found('KEEP-1')).toMatchObject([
    { name: 'Keeps its hours', city: 'Jurong', opening: { timeZone: 'Asia/Tokyo' }, position: { latitude: 1 } }
  ])
  await validated(`${head}\nKEEP-1,Keeps its hours,Jurong,SG,,,,\n`)
  expect(await found('KEEP-1')).toMatchObject([{ opening: null, position: null }])
})

test('codes that are made pass over those of the file', async () => {
  await validated(
    'code,name,city,country\n,First of Cuba,Havana,CU\nCU-0002,Second of Cuba,Havana,CU\n,Third of Cuba,Havana,CU\n'
  )
  const stores = await found('of Cuba')
  expect(stores.map(({ name, storeCode }) => [name, storeCode])).toEqual([
    ['First of Cuba', 'CU-0001'],
    ['Second of Cuba', 'CU-0002'],
    ['Third of Cuba', 'CU-0003']
  ])
})

test('one wrong row keeps every row out', async () => {
  const file =
    'code,name,city,country\n,Good one,Suva,FJ\n,Bad one,,FJ\nNEW-1,harbourlight ORCHARD,Singapore,SG\nSG-0001,Harbourlight Marina Bay,Singapore,MY\n'
  expect(await validated(file)).toMatchObject({
    imported: false,
    problemCount: 3,
    problems: [
      { line: 3, column: 'city', problem: 'blank' },
      { line: 4, column: 'name', problem: 'nameTaken' },
      { line: 5, column: 'country', problem: 'countryFixed' }
    ]
  })
  expect(await found('Good one')).toEqual([])
})

test('two rows for one store are one too many, by its code and by its name', async () => {
  expect(
    await validated('code,name,city,country\nSG-0001,Another Bay,Singapore,SG\n,Harbourlight Marina Bay,Singapore,SG\n')
  ).toMatchObject({ imported: false, problems: [{ line: 3, problem: 'codeTwice' }] })
})

test('an operator says for which tenant, and nobody imports for another one', async () => {
  const file = 'name,city,country\nOf another tenant,Suva,FJ\n'
  expect((await sendFile(file, { as: 'operator' })).code).toBe(610601)
  expect((await sendFile(file, { tenantId: '2' })).code).toBe(610603)
  expect((await sendFile(file, { as: 'nobody' })).code).toBe(610402)
  expect(await validated(file, { as: 'operator', tenantId: '2' })).toMatchObject({
    imported: true,
    counts: { added: 1 }
  })
  expect(await found('Of another tenant')).toMatchObject([{ tenantId: 2 }])
})

test('a tenant gets no more stores than it may have', async () => {
  await cloud.query(
    'update tenants set stores_max = (select count(*) + 1 from stores where tenant_id = 1) where tenant_id = 1'
  )
  expect((await sendFile('name,city,country\nLast,Suva,FJ\nOne too many,Suva,FJ\n', { mode: 'preview' })).code).toBe(
    610605
  )
  await cloud.query('update tenants set stores_max = null where tenant_id = 1')
  expect(await found('Last')).toEqual([])
})

test('of five people who import the same file at once, one adds its stores', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `,Wave ${index},Suva,FJ`)
  const file = ['code,name,city,country', ...rows].join('\n')
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendFile(file)))
  expect(codesOf(answers)).toEqual({ 610000: 5 })
  const added = answers.map(({ data }) => v.parse(validatedStoreFile, data).counts.added)
  expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 40])
  expect(await found('Wave 39')).toHaveLength(1)
})

const refused: [what: string, content: Content, name: string, code: number][] = [
  ['that is no CSV file', head, 'stores.xlsx', 610614],
  ['without a byte', '', 'stores.csv', 610615],
  ['with titles alone', `${head}\n\n`, 'stores.csv', 610615],
  ['whose bytes fit no coding', new Uint8Array([0x63, 0xff, 0xfe]), 'stores.csv', 610633],
  ['that is too large', 'x'.repeat(limits.storeFileBytesMax + 1), 'stores.csv', 610616]
]
for (const [what, content, name, code] of refused)
  test(`a file ${what} is refused: ${code}`, async () => {
    expect((await sendFile(content, { name })).code).toBe(code)
  })

test('so many files of one user are validated in an hour', async () => {
  const limited = await startTestCloud({ taskDays: 1, settings: { STORE_FILES_PER_HOUR: 2 } })
  const before = tokens
  try {
    tokens = await signInAll(limited, ['distributor'])
    const file = 'name,city,country\nAgain,Suva,FJ\n'
    const answers = [1, 2, 3, 4].map(() => sendFile(file, { mode: 'preview', at: limited }))
    expect(codesOf(await Promise.all(answers))).toEqual({ 610000: 2, 610520: 2 })
  } finally {
    tokens = before
    await limited.close()
  }
})

/* How a file is read. */

const columns = 'code,name,city,country,latitude,longitude,timeZone,hours.monday,hours.tuesday'
const good = ',Name,City,SG,1.5,-2,Asia/Tokyo,,'
const row = (change: Record<string, string>): string => {
  const values = {
    code: '',
    name: 'Name',
    city: 'City',
    country: 'SG',
    latitude: '',
    longitude: '',
    timeZone: 'Asia/Tokyo',
    ...change
  }
  return columns
    .split(',')
    .map(column => ({ ...values, ...change })[column] ?? '')
    .join(',')
}

const rows: [what: string, line: string, problems: [column: string | null, problem: string][]][] = [
  ['nothing', good, []],
  ['no name', row({ name: ' ' }), [['name', 'blank']]],
  ['a name that is too long', row({ name: 'x'.repeat(101) }), [['name', 'tooLong']]],
  ['a country that is none', row({ country: 'XX' }), [['country', 'countryUnknown']]],
  ['a code that is none', row({ code: '-A' }), [['code', 'codeIllegal']]],
  ['a latitude alone', row({ latitude: '1' }), [['longitude', 'positionIllegal']]],
  ['a latitude beyond the pole', row({ latitude: '91', longitude: '1' }), [['latitude', 'positionIllegal']]],
  ['words in place of degrees', row({ latitude: '1e3', longitude: '1' }), [['latitude', 'positionIllegal']]],
  ['a zone that nobody knows', row({ timeZone: 'Mars/Base' }), [['timeZone', 'zoneUnknown']]],
  ['hours without a zone', row({ timeZone: '', 'hours.monday': '8:00-9:00' }), [['timeZone', 'zoneMissing']]],
  [
    'hours that are none',
    row({ 'hours.monday': '8-9', 'hours.tuesday': '8:00-25:00' }),
    [
      ['hours.monday', 'hoursIllegal'],
      ['hours.tuesday', 'hoursIllegal']
    ]
  ],
  ['hours without an end', row({ 'hours.monday': '8:00-9:00 '.repeat(20) }), [['hours.monday', 'hoursIllegal']]],
  [
    'hours that overlap',
    row({ 'hours.monday': '22:00-03:00', 'hours.tuesday': '02:00 - 04:00' }),
    [['hours.monday', 'hoursOverlap']]
  ],
  ['nothing of a day without an end', row({ 'hours.monday': '0:00-24:00', 'hours.tuesday': '00:00–24:00' }), []]
]
for (const [what, line, problems] of rows)
  test(`a row is told of ${what}`, () => {
    const read = readStoreRows(`${columns}\n${line}`)
    expect(read.problems).toEqual(problems.map(([column, problem]) => ({ line: 2, column, problem })))
    expect(read.rows).toHaveLength(problems.length === 0 ? 1 : 0)
  })

test('a file tells of columns, codes and names that are there twice, and of a column that is missing', () => {
  const problemsIn = (text: string) => readStoreRows(text).problems.map(it => [it.line, it.column, it.problem])
  expect(problemsIn('name,city\n')).toEqual([[1, 'country', 'columnMissing']])
  expect(problemsIn(`${columns},colour\n`)).toEqual([[1, 'colour', 'columnUnknown']])
  expect(problemsIn(`${columns}\n${row({ code: 'A' })}\n${row({ code: 'a', name: 'Other' })}`)).toEqual([
    [3, 'code', 'codeTwice']
  ])
  expect(problemsIn(`${columns}\n${row({})}\n${row({ name: 'NAME' })}`)).toEqual([[3, 'name', 'nameTwice']])
})

test('a file with too many rows is read up to the last one that may be there', () => {
  const many = Array.from({ length: limits.storeFileRowsMax + 5 }, (_, index) => `Store ${index},City,SG`)
  const read = readStoreRows(['name,city,country', ...many].join('\n'))
  expect(read.rows).toHaveLength(limits.storeFileRowsMax)
  expect(read.problems).toEqual([{ line: limits.storeFileRowsMax + 2, column: null, problem: 'rowsMany' }])
})
