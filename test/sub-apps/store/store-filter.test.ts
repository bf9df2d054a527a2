import { expect, test } from '@playwright/test'
import { writeList } from '#kit/list-address.pure.ts'
import { historyOf, readFilter, type StoreFilter } from '../../../sub-apps/store/list/store-filter.pure.ts'

const noFilter = readFilter('')

const rows: [search: string, filter: Partial<StoreFilter>, written: string][] = [
  ['', {}, ''],
  ['?country=SG', { chosen: { country: 'SG' } }, '?country=SG'],
  ['?country=sg', {}, ''],
  ['?country=XX', {}, ''],
  ['?text=%20wok%20', { text: 'wok' }, '?text=wok'],
  ['?page=2', { page: 2 }, '?page=2'],
  ['?sort=-city', { sort: '-city' }, '?sort=-city'],
  ['?sort=country', {}, ''],
  ['?page=0', {}, ''],
  ['?page=1e3', {}, ''],
  ['?page=9999999', { page: 1_000_000 }, '?page=1000000'],
  ['?micro=true&country=JP&page=3', { chosen: { country: 'JP' }, page: 3 }, '?micro=true&country=JP&page=3'],
  ['?micro=yes&other=1', {}, '']
]

for (const [search, filter, written] of rows)
  test(`reads "${search}" and writes it again`, () => {
    const read = readFilter(search)
    expect(read).toEqual({ ...noFilter, ...filter })
    expect(writeList(read, search)).toBe(written)
  })

const changes: [before: Partial<StoreFilter>, after: Partial<StoreFilter>, how: 'push' | 'replace'][] = [
  [{}, { text: 'w' }, 'push'],
  [{ text: 'w' }, { text: 'wo' }, 'replace'],
  [{ text: 'wo' }, {}, 'push'],
  [{ text: 'w' }, { text: 'w', chosen: { country: 'SG' } }, 'push'],
  [{ text: 'w' }, { text: 'w', page: 2 }, 'push']
]

for (const [before, after, how] of changes)
  test(`${JSON.stringify(before)} to ${JSON.stringify(after)} is a ${how}`, () => {
    expect(historyOf({ ...noFilter, ...before }, { ...noFilter, ...after })).toBe(how)
  })
