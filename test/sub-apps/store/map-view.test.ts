import { expect, test } from '@playwright/test'
import type { Store } from '#contract/calls/stores/stores.ts'
import {
  clustersOf,
  type MapView,
  pointsOf,
  type RobotsState,
  readView,
  stateOf,
  viewOf,
  world,
  writeView
} from '../../../sub-apps/store/map/map-view.pure.ts'
import { outlineOf } from '../../../sub-apps/store/map/outline-of.pure.mjs'

const store = (storeId: number, latitude: number, longitude: number): Store => ({
  storeId,
  storeCode: '',
  tenantId: 1,
  tenantName: '',
  name: `Store ${storeId}`,
  city: '',
  country: 'SG',
  createTime: 0,
  opening: null,
  position: { latitude, longitude },
  robotCount: 0,
  onlineCount: 0,
  offlineCount: 0
})
const singapore = store(1, 1.3, 103.8)
const jurong = store(2, 1.35, 103.7)
const lyon = store(3, 45.8, 4.8)

test('north is up and east is right, and a store without a place is not on the map', () => {
  expect(pointsOf([lyon, { ...jurong, position: null }])).toEqual([{ x: 48, y: -458, store: lyon }])
})

const views: [what: string, stores: Store[], view: MapView][] = [
  ['the world where there are none', [], world],
  ['a town around one store', [singapore], { x: 1_033, y: -15, width: 10 }],
  ['stores with some space around them', [singapore, lyon], { x: -150, y: -582, width: 1_386 }],
  ['a place at the edge, without leaving the world', [store(4, 89.9, 179.9)], { x: 1_790, y: -900, width: 10 }]
]
for (const [what, stores, view] of views)
  test(`a view shows ${what}`, () => {
    expect(viewOf(pointsOf(stores))).toEqual(view)
  })

const addresses: [search: string, view: MapView | undefined][] = [
  ['', undefined],
  ['?view=1033,-15,10', { x: 1_033, y: -15, width: 10 }],
  ['?view=9000,0,10', { x: 1_790, y: 0, width: 10 }],
  ['?view=0,0,9999', world],
  ['?view=0,0,0', { x: -5, y: -2, width: 10 }],
  ['?view=0,0,1e9', undefined],
  ['?view=here', undefined]
]
for (const [search, view] of addresses)
  test(`"${search}" asks for ${JSON.stringify(view)}`, () => {
    expect(readView(search)).toEqual(view)
  })

test('a view is written beside the filter', () => {
  expect(readView(writeView('?country=SG', { x: 1_033, y: -15, width: 10 }))).toEqual({ x: 1_033, y: -15, width: 10 })
  expect(writeView('?country=SG', undefined)).toBe('?country=SG')
  expect(writeView('', undefined)).toBe('')
})

test('stores that stand too close are one mark, at the place of the first one', () => {
  const clusters = clustersOf(pointsOf([singapore, lyon, jurong]), 2)
  expect(clusters.map(({ x, stores }) => [x, stores.map(({ storeId }) => storeId)])).toEqual([
    [1_038, [1, 2]],
    [48, [3]]
  ])
  expect(clustersOf(pointsOf([singapore, jurong]), 0.5)).toHaveLength(2)
})

const states: [robots: [onlineCount: number, offlineCount: number][], state: RobotsState][] = [
  [[], 'none'],
  [[[0, 0]], 'none'],
  [[[3, 0]], 'online'],
  [
    [
      [3, 0],
      [0, 0]
    ],
    'online'
  ],
  [
    [
      [3, 0],
      [0, 2]
    ],
    'some'
  ],
  [
    [
      [0, 3],
      [0, 2]
    ],
    'offline'
  ]
]
for (const [robots, state] of states)
  test(`stores with robots ${JSON.stringify(robots)} are ${state}`, () => {
    expect(stateOf(robots.map(([onlineCount, offlineCount]) => ({ onlineCount, offlineCount })))).toBe(state)
  })

test('outlines of land become paths: arcs follow one another, also backwards, and steps that lead nowhere are left out', () => {
  const topology = {
    transform: { scale: [0.1, 0.1] as [number, number], translate: [-180, -90] as [number, number] },
    arcs: [
      [
        [0, 0],
        [10, 0],
        [0, 0],
        [0, 10]
      ],
      [
        [0, 0],
        [0, 10],
        [10, 0]
      ]
    ] as [number, number][][],
    objects: { land: { geometries: [{ arcs: [[[0, -2]]] }] } }
  }
  expect(outlineOf(topology)).toBe('M-1800 900l10 0 0-10-10 0 0 10z')
})
