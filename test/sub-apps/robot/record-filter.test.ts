import { expect, test } from '@playwright/test'
import {
  isFiltered,
  noFilter,
  type RecordFilter,
  readFilter,
  writeFilter
} from '../../../sub-apps/robot/records/record-filter.pure.ts'

const addresses: [search: string, part: Partial<RecordFilter>][] = [
  ['', {}],
  ['?kind=cleaning', { kind: 'cleaning' }],
  ['?status=abnormal&page=3', { status: 'abnormal', page: 3 }],
  ['?lasting=true', { lasting: true }],
  ['?lasting=false&from=2026-03-01&to=2026-03-12', { lasting: false, from: '2026-03-01', to: '2026-03-12' }],
  ['?text=T10', { text: 'T10' }]
]
for (const [search, part] of addresses)
  test(`${search || 'an address without a query'} is read as ${JSON.stringify(part)}, and written so`, () => {
    const filter = { ...noFilter, ...part }
    expect(readFilter(search)).toEqual(filter)
    expect(Object.fromEntries(writeFilter(filter))).toEqual(Object.fromEntries(new URLSearchParams(search)))
  })

for (const search of [
  '?kind=plane',
  '?status=done',
  '?lasting=maybe',
  '?from=2026-02-30',
  '?to=x',
  '?page=0',
  '?page=99999'
])
  test(`${search} is read as no filter`, () => {
    expect(readFilter(search)).toEqual(noFilter)
  })

test('keeps micro=true, and no other part of the query', () => {
  expect(String(writeFilter({ ...noFilter, lasting: true }, '?micro=true&page=4&x=1'))).toBe('micro=true&lasting=true')
})

test('a page further on is no filter', () => {
  expect(isFiltered({ ...noFilter, page: 7 })).toBe(false)
  expect(isFiltered({ ...noFilter, lasting: false })).toBe(true)
})
