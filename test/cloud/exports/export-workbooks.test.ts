import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { type ExportJob, xlsxFile } from '../../../cloud/testing.ts'
import { type WorkBook, workbookIn } from '../support/files/workbook.ts'

/* Workbooks, page by page, as another program reads them. */

const newJob: ExportJob = {
  exportId: 1,
  userId: 1,
  dataset: 'faults',
  format: 'xlsx',
  from: '2026-03-01',
  to: '2026-03-07',
  storeId: null,
  tenantId: null,
  language: 'en',
  state: 'running',
  rows: 0,
  rowsDone: 0,
  parts: 0,
  bytes: 0,
  cursor: null,
  sheets: null,
  failures: 0,
  createTime: 0,
  nextTime: 0,
  expireTime: null,
  ticketHash: null,
  ticketExpireTime: null
}

type Rows = readonly Record<string, unknown>[]
const headings = [
  'Serial number',
  'Robot',
  'Model',
  'Store',
  'Fault',
  'Software version',
  'Start (UTC+08:00)',
  'End (UTC+08:00)'
]

/** Adds the pages to a file as a job does, with what each page left behind in the database. */
const fileOf = async (pages: readonly Rows[], rowsMax = 1_000): Promise<Buffer> => {
  const { addPage, open } = xlsxFile(rowsMax)
  const parts: Uint8Array[] = []
  let job = newJob
  for (const rows of pages) {
    const { content, bytes, sheets } = await addPage(job, rows)
    if (content !== undefined) parts.push(content)
    job = { ...job, bytes, sheets, parts: parts.length }
  }
  const { bytes, pieces } = open(job, async part => {
    const content = parts[part]
    if (content === undefined) throw new Error(`there is no part ${part}`)
    return content
  })
  const file = await buffer(pieces)
  expect(file.length).toBe(bytes)
  expect(job.bytes).toBe(bytes)
  return file
}

const named = (...names: readonly string[]): Rows => names.map(name => ({ name }))
const namesIn = (workbook: WorkBook): unknown[][] => workbook.map(({ rows }) => rows.slice(1).map(([, name]) => name))

test('holds texts, numbers and moments as what they are, below the headings', async () => {
  const row = {
    serial: '00012',
    name: 'Nurse',
    model: 'M-1',
    store: null,
    fault_code: 7,
    version: 'V1.2',
    start: '2026-03-05 23:59:58',
    end: null
  }
  const [sheet] = await workbookIn(await fileOf([[row]]))
  expect(sheet?.name).toBe('Faults')
  expect(sheet?.rows[0]).toEqual(headings)
  // A workbook has no zones: the reader gives Beijing's day and time as if they were UTC.
  const [start, ...rest] = sheet?.rows[1]?.slice(-2) ?? []
  expect([...(sheet?.rows[1]?.slice(0, -2) ?? []), ...rest]).toEqual(['00012', 'Nurse', 'M-1', null, 7, 'V1.2', null])
  // A fraction of a day is a second but for its last digits.
  expect(Math.round(Number(start) / 1_000)).toBe(Date.parse('2026-03-05T23:59:58Z') / 1_000)
})

const hostileTexts = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("http://evil.example","x")',
  '<script>&amp;"',
  ']]>',
  '</t></is></c><c><f>1+1</f></c>',
  'line\nbreak',
  '人民医院',
  '😀',
  '_x0041_',
  '__x0041__',
  'x0041'
]

for (const text of hostileTexts) {
  test(`keeps the text ${JSON.stringify(text)} as it is`, async () => {
    expect(namesIn(await workbookIn(await fileOf([named(text)])))).toEqual([[text]])
  })
}

for (const text of [' spaces ', '\t=1']) {
  test(`keeps the white space around ${JSON.stringify(text)}`, async () => {
    const [sheet] = await workbookIn(await fileOf([named(text)]))
    // The reader leaves out the white space that the file says to keep.
    expect(sheet?.xml).toContain(`<t xml:space="preserve">${text}</t>`)
  })
}

test('gives texts that look like formulas a look that keeps them texts, and has no formula', async () => {
  const file = await fileOf([named('=1+1', 'Nurse')])
  const xml = (await workbookIn(file)).map(({ xml: text }) => text).join('')
  expect(xml).toContain('<c r="B2" s="1" t="inlineStr">')
  expect(xml).toContain('<c r="B3" t="inlineStr">')
  expect(xml).not.toContain('<f')
})

for (const sign of ['\u0000', '\u0008', '\u000B', '\r', '\u007F', '\uFFFE', '\uFFFF']) {
  const number = sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()
  test(`writes the control sign ${number} as its number, since XML has no place for some`, async () => {
    const [sheet] = await workbookIn(await fileOf([named(`a${sign}b`)]))
    expect(sheet?.xml).toContain(`<t>a_x${number}_b</t>`)
  })
}

test('goes on in another sheet where one is full, and in no empty one', async () => {
  const pages = [named('a', 'b'), named('c', 'd'), named('e', 'f'), []]
  const workbook = await workbookIn(await fileOf(pages, 4))
  expect(workbook.map(({ name }) => name)).toEqual(['Faults 1', 'Faults 2'])
  expect(workbook.map(({ rows }) => rows[0])).toEqual([headings, headings])
  expect(namesIn(workbook)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f']
  ])
  expect(namesIn(await workbookIn(await fileOf([named('a', 'b'), named('c', 'd'), []], 4)))).toEqual([
    ['a', 'b', 'c', 'd']
  ])
})

test('is a whole workbook also where all rows have gone', async () => {
  expect((await workbookIn(await fileOf([[]]))).map(({ rows }) => rows)).toEqual([[headings]])
})
