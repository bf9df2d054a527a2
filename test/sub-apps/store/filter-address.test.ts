import { expect, test } from '@playwright/test'
import { type Filter, historyOf, noFilter, readFilter, writeFilter } from '../../../sub-apps/store/filter-address.ts'

const rows: [search: string, filter: Partial<Filter>, written: string][] = [
  ['', {}, ''],
  ['?country=SG', { country: 'SG' }, '?country=SG'],
  ['?country=sg', {}, ''],
  ['?country=XX', {}, ''],
  ['?text=%20wok%20', { text: 'wok' }, '?text=wok'],
  ['?page=2', { page: 2 }, '?page=2'],
  ['?sort=-city', { sort: '-city' }, '?sort=-city'],
  ['?sort=country', {}, ''],
  ['?page=0', {}, ''],
  ['?page=1e3', {}, ''],
  ['?page=9999999', { page: 1_000_000 }, '?page=1000000'],
  ['?micro=true&country=JP&page=3', { country: 'JP', page: 3 }, '?micro=true&country=JP&page=3'],
  ['?micro=yes&other=1', {}, '']
]

for (const [search, filter, written] of rows)
  test(`reads "${search}" and writes it again`, () => {
    const read = readFilter(search)
    expect(read).toEqual({ ...noFilter, ...filter })
    expect(writeFilter(read, search)).toBe(written)
  })

const changes: [before: Partial<Filter>, after: Partial<Filter>, how: 'push' | 'replace'][] = [
  [{}, { text: 'w' }, 'push'],
  [{ text: 'w' }, { text: 'wo' }, 'replace'],
  [{ text: 'wo' }, {}, 'push'],
  [{ text: 'w' }, { text: 'w', country: 'SG' }, 'push'],
  [{ text: 'w' }, { text: 'w', page: 2 }, 'push']
]

for (const [before, after, how] of changes)
  test(`${JSON.stringify(before)} to ${JSON.stringify(after)} is a ${how}`, () => {
    expect(historyOf({ ...noFilter, ...before }, { ...noFilter, ...after })).toBe(how)
  })
