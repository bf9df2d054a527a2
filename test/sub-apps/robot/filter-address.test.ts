import { expect, test } from '@playwright/test'
import { is } from 'valibot'
import { type KeptFilter, keptFilter } from '#contract/calls/robots/list-filter.ts'
import { readFilter, writeFilter } from '../../../sub-apps/robot/list/filter-address.pure.ts'

const addresses: [search: string, filter: KeptFilter][] = [
  ['', {}],
  ['?kind=cleaning', { robotKind: 'cleaning' }],
  ['?online=true', { online: true }],
  ['?online=false', { online: false }],
  ['?store=12', { storeId: 12 }],
  ['?fault=true', { withFault: true }],
  ['?from=2026-03-11&to=2026-03-12', { tasksFrom: '2026-03-11', tasksTo: '2026-03-12' }],
  ['?text=caf%C3%A9+du+port', { text: 'café du port' }],
  ['?text=a%26b%3Dc%23d', { text: 'a&b=c#d' }],
  ['?text=%E5%8C%97%E4%BA%AC', { text: '北京' }],
  ['?sort=-battery', { sort: '-battery' }],
  [
    '?kind=hotel&online=false&store=3&fault=true&to=2026-03-12&text=T10&sort=name',
    {
      robotKind: 'hotel',
      online: false,
      storeId: 3,
      withFault: true,
      tasksTo: '2026-03-12',
      text: 'T10',
      sort: 'name'
    }
  ]
]

for (const [search, filter] of addresses) {
  test(`reads ${search || 'an empty query'} and writes the same`, () => {
    expect(readFilter(search)).toEqual(filter)
    expect(String(writeFilter(filter, search))).toBe(search.slice(1))
  })
}

const nonsense: [search: string, filter: KeptFilter][] = [
  ['?kind=', {}],
  ['?kind=Hotel', {}],
  ['?kind=toaster', {}],
  ['?kind=__proto__', {}],
  ['?kind=hotel&kind=guide', { robotKind: 'hotel' }],
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
  [`?text=${'x'.repeat(500)}`, { text: 'x'.repeat(100) }],
  ['?sort=serial', {}],
  ['?sort=--name', {}],
  ['?page=7', {}],
  ['?token=secret', {}]
]

for (const [search, filter] of nonsense) {
  test(`makes the best of ${search.slice(0, 40)}`, () => {
    expect(readFilter(search)).toEqual(filter)
    expect(is(keptFilter, readFilter(search))).toBe(true)
  })
}

const kept: [search: string, written: string][] = [
  ['?micro=true', 'micro=true&kind=hotel'],
  ['?micro=true&kind=guide&page=4', 'micro=true&kind=hotel'],
  ['?micro=false', 'kind=hotel'],
  ['?token=secret&utm_source=mail', 'kind=hotel'],
  ['', 'kind=hotel']
]

for (const [search, written] of kept) {
  test(`writes over ${search || 'an empty query'} and keeps of it no more than micro=true`, () => {
    expect(String(writeFilter({ robotKind: 'hotel' }, search))).toBe(written)
  })
}
