import { expect, test } from '@playwright/test'
import { moveRefusal } from '../../../cloud/topics/robot-registry/decide-move.pure.ts'

/* Who may move a robot from where to where. */

type Move = Parameters<typeof moveRefusal>[0]
const own = { storeId: 5, tenantId: 1 }
const foreign = { storeId: 9, tenantId: 2 }
const rows: [name: string, from: Partial<Move['from']>, to: Partial<Move['to']>, seesAll: boolean, code?: number][] = [
  ['to another store of its organisation', {}, { store: own }, false],
  ['out of its store', {}, { store: null }, false],
  ['into its first store', { storeId: null, seenStoreId: null }, { store: own }, false],
  ['to the store that it is in', { storeId: 5, seenStoreId: 5 }, { store: own }, true, 610712],
  ['to no store, where it is in none', { storeId: null, seenStoreId: null }, { store: null }, true, 610714],
  ['from a store that it has left', { storeId: 6 }, { store: own }, true, 610606],
  ['from a store that it has left, into the store where it is', { storeId: 5 }, { store: own }, true, 610606],
  ['to the store of another organisation than the named one', {}, { store: foreign }, true, 610717],
  ['to another organisation by somebody of one', {}, { tenantId: 2, store: foreign }, false, 610403],
  ['to another organisation by somebody who sees all', {}, { tenantId: 2, store: foreign }, true],
  ['to no store of another organisation', {}, { tenantId: 2, store: null }, true],
  ['to another organisation with a store of the old one', {}, { tenantId: 2, store: own }, true, 610717]
]
for (const [name, from, to, seesAll, code] of rows)
  test(`a move ${name} is ${code === undefined ? 'taken' : `refused with ${code}`}`, () => {
    const start = { tenantId: 1, storeId: 4, seenStoreId: 4 }
    expect(moveRefusal({ from: { ...start, ...from }, to: { tenantId: 1, store: null, ...to }, seesAll })).toBe(code)
  })
