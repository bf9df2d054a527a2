import { expect, test } from '@playwright/test'
import { is } from 'valibot'
import { robotList } from '#contract/calls/robots/robots.ts'
import {
  type Filter,
  historyOf,
  isFiltered,
  noFilter,
  queryOf,
  readFilter,
  searchText,
  writeFilter
} from '../../../sub-apps/robot/list/filter-address.pure.ts'

const filter = (part: Partial<Filter>): Filter => ({ ...noFilter, ...part })

const addresses: [search: string, part: Partial<Filter>][] = [
  ['', {}],
  ['?kind=cleaning', { kind: 'cleaning' }],
  ['?online=true', { online: true }],
  ['?online=false', { online: false }],
  ['?store=12', { storeId: 12 }],
  ['?fault=true', { withFault: true }],
  ['?fault=false', { withFault: false }],
  ['?from=2026-03-11&to=2026-03-12', { from: '2026-03-11', to: '2026-03-12' }],
  ['?text=caf%C3%A9+du+port', { text: 'café du port' }],
  ['?text=a%26b%3Dc%23d', { text: 'a&b=c#d' }],
  ['?text=%E5%8C%97%E4%BA%AC', { text: '北京' }],
  ['?page=7', { page: 7 }],
  ['?sort=-battery', { sort: '-battery' }],
  [
    '?kind=hotel&online=false&store=3&fault=true&to=2026-03-12&text=T10&page=2',
    { kind: 'hotel', online: false, storeId: 3, withFault: true, to: '2026-03-12', text: 'T10', page: 2 }
  ]
]

for (const [search, part] of addresses) {
  test(`reads ${search || 'an empty query'} and writes the same`, () => {
    expect(readFilter(search)).toEqual(filter(part))
    expect(writeFilter(filter(part))).toBe(search)
  })
}

const nonsense: [search: string, part: Partial<Filter>][] = [
  ['?kind=', {}],
  ['?kind=Hotel', {}],
  ['?kind=toaster', {}],
  ['?kind=__proto__', {}],
  ['?kind=hotel&kind=guide', { kind: 'hotel' }],
  ['?online=', {}],
  ['?online=1', {}],
  ['?online=constructor', {}],
  ['?store=', {}],
  ['?store=0', {}],
  ['?store=1e3', {}],
  ['?store=99999999999999999999', {}],
  ['?fault=', {}],
  ['?fault=any', {}],
  ['?from=2026-02-30', {}],
  ['?from=2026-3-1', {}],
  ['?to=99999-01-01', {}],
  ['?text=%20%20', {}],
  ['?text=%20%20T10%20', { text: 'T10' }],
  ['?page=0', {}],
  ['?page=-1', {}],
  ['?page=2.5', {}],
  ['?page=1e3', {}],
  ['?page=two', {}],
  ['?page=02', {}],
  ['?page=9999999', { page: 1_000_000 }],
  ['?page=99999999999999999999', {}],
  ['?sort=serial', {}],
  ['?sort=--name', {}],
  ['?token=secret', {}]
]

for (const [search, part] of nonsense) {
  test(`makes the best of ${search}`, () => {
    expect(readFilter(search)).toEqual(filter(part))
  })
}

const kept: [search: string, written: string][] = [
  ['?micro=true', '?kind=hotel&micro=true'],
  ['?micro=true&kind=guide&page=4', '?kind=hotel&micro=true'],
  ['?micro=false', '?kind=hotel'],
  ['?token=secret&utm_source=mail', '?kind=hotel'],
  ['', '?kind=hotel']
]

for (const [search, written] of kept) {
  test(`writes over ${search || 'an empty query'} and keeps of it no more than micro=true`, () => {
    expect(writeFilter(filter({ kind: 'hotel' }), search)).toBe(written)
  })
}

const typed: [typed: string, text: string][] = [
  ['', ''],
  ['   ', ''],
  [' T10 ', 'T10'],
  ['x'.repeat(150), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)]
]

for (const [raw, text] of typed) {
  test(`searches for ${text.length} of ${raw.length} characters typed`, () => {
    expect(searchText(raw)).toBe(text)
  })
}

const changes: [name: string, before: Partial<Filter>, after: Partial<Filter>, how: 'push' | 'replace'][] = [
  ['the first letters', {}, { text: 'T' }, 'push'],
  ['more letters', { text: 'T' }, { text: 'T10' }, 'replace'],
  ['more letters on a later page', { text: 'T', page: 3 }, { text: 'T10' }, 'replace'],
  ['no letters any more', { text: 'T10' }, {}, 'push'],
  ['another kind', { kind: 'hotel' }, { kind: 'guide' }, 'push'],
  ['another kind and more letters', { text: 'T' }, { text: 'T10', kind: 'guide' }, 'push'],
  ['offline ones with the same letters', { text: 'T' }, { text: 'T', online: false }, 'push'],
  ['another day with the same letters', { text: 'T' }, { text: 'T', from: '2026-03-12' }, 'push'],
  ['robots with a fault and more letters', { text: 'T' }, { text: 'T1', withFault: true }, 'push'],
  ['another page', { text: 'T' }, { text: 'T', page: 2 }, 'push']
]

for (const [name, before, after, how] of changes) {
  test(`${how === 'push' ? 'comes back from' : 'passes over'} ${name}`, () => {
    expect(historyOf(filter(before), filter(after))).toBe(how)
  })
}

const narrowed: [part: Partial<Filter>, filtered: boolean][] = [
  [{}, false],
  [{ page: 3 }, false],
  [{ kind: 'hotel' }, true],
  [{ online: false }, true],
  [{ storeId: 12 }, true],
  [{ withFault: false }, true],
  [{ from: '2026-03-12' }, true],
  [{ to: '2026-03-12' }, true],
  [{ text: 'T10' }, true]
]

for (const [part, filtered] of narrowed) {
  test(`${JSON.stringify(part)} ${filtered ? 'leaves robots out' : 'leaves no robot out'}`, () => {
    expect(isFiltered(filter(part))).toBe(filtered)
  })
}

test('asks the cloud for nothing that the contract refuses, whatever the address says', () => {
  const searches = [...addresses, ...nonsense].map(([search]) => search)
  const { query } = robotList
  for (const search of [...searches, `?text=${'x'.repeat(500)}`]) {
    expect(query !== undefined && is(query, queryOf(readFilter(search))), search).toBe(true)
  }
})

test('asks for one page, and leaves out what is not filtered', () => {
  expect(JSON.parse(JSON.stringify(queryOf(filter({ page: 3 }))))).toEqual({ pageNo: 3, size: 10 })
  expect(
    queryOf(filter({ kind: 'hotel', online: false, withFault: true, from: '2026-03-12', text: 'T10', sort: 'name' }))
  ).toEqual({
    pageNo: 1,
    size: 10,
    robotKind: 'hotel',
    online: false,
    withFault: true,
    tasksFrom: '2026-03-12',
    text: 'T10',
    sort: 'name'
  })
})
