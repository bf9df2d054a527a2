import { expect, test } from '@playwright/test'
import type { Store } from '#contract/calls/stores/stores.ts'
import { storesToSee } from '../../../sub-apps/store/dashboard-card/stores-to-see.pure.ts'

const store = (storeId: number, robotCount: number, onlineCount: number): Store => ({
  storeId,
  storeCode: '',
  tenantId: 1,
  tenantName: '',
  name: `Store ${storeId}`,
  city: '',
  country: 'SG',
  createTime: 0,
  opening: null,
  position: null,
  robotCount,
  onlineCount,
  offlineCount: robotCount - onlineCount
})

const rows: [what: string, stores: Store[], shown: [storeId: number, offline: number][]][] = [
  ['no stores', [], []],
  ['stores whose robots are all online', [store(1, 3, 3), store(2, 0, 0)], []],
  [
    'the most robots offline first',
    [store(1, 9, 8), store(2, 9, 2)],
    [
      [2, 7],
      [1, 1]
    ]
  ],
  [
    'of equal ones the store with fewer robots first',
    [store(1, 9, 8), store(2, 2, 1)],
    [
      [2, 1],
      [1, 1]
    ]
  ],
  [
    'five stores at most',
    [1, 2, 3, 4, 5, 6].map(id => store(id, 10, id)),
    [
      [1, 9],
      [2, 8],
      [3, 7],
      [4, 6],
      [5, 5]
    ]
  ],
  ['no robot that is not activated', [{ ...store(1, 3, 2), offlineCount: 0 }], []]
]
for (const [what, stores, shown] of rows)
  test(`the card shows ${what}`, () =>
    expect(storesToSee(stores).map(({ storeId, offline }) => [storeId, offline])).toEqual(shown))
