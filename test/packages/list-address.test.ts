import { expect, test } from '@playwright/test'
import { keptQuery, readList, writeList } from '#kit/list-address.pure.ts'

/* A list's view is written to its address and read from it, in applications of each framework. */

const addresses: [search: string, state: string, page: number, again: string][] = [
  ['', '', 1, ''],
  ['?state=sent&page=3', 'sent', 3, '?state=sent&page=3'],
  ['?state=toString&page=0', '', 1, ''],
  ['?page=1e3', '', 1, ''],
  ['?micro=true&state=planned&other=1', 'planned', 1, '?micro=true&state=planned']
]
for (const [search, state, page, again] of addresses)
  test(`reads the list of "${search}"`, () => {
    const address = readList(search, { state: ['planned', 'sent'] }, [])
    expect(address).toEqual({ text: '', chosen: { state }, sort: undefined, page })
    expect(writeList(address, search)).toBe(again)
  })

test('a list without filters keeps its page alone', () => {
  const address = readList('?state=sent&page=2', {}, [])
  expect([address.chosen, writeList(address, '')]).toEqual([{}, '?page=2'])
})

test('keeps the frame alone of an address', () => {
  expect(keptQuery('?micro=true&state=sent')).toBe('?micro=true')
  expect(keptQuery('?micro=1')).toBe('')
})
