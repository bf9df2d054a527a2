import { expect, test } from '@playwright/test'
import { outlineOf } from '../../../sub-apps/store/map/outline-of.pure.mjs'

/** A topology of one arc, in degrees. */
const landOf = (places: readonly (readonly [longitude: number, latitude: number])[]) => {
  const steps = places.map(([x, y], index): [number, number] => {
    const [lastX, lastY] = places[index - 1] ?? [0, 0]
    return [x - lastX, y - lastY]
  })
  return {
    transform: { scale: [1, 1] as [number, number], translate: [0, 0] as [number, number] },
    arcs: [steps],
    objects: { land: { geometries: [{ arcs: [[[0]]] }] } }
  }
}

const outlines: [what: string, places: [number, number][], path: string][] = [
  [
    'an island',
    [
      [10, 20],
      [20, 20],
      [20, 10],
      [10, 20]
    ],
    'M100 -200l100 0 0 100-100-100z'
  ],
  [
    'an island on both sides of 180°',
    [
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 0]
    ],
    'M1700 0l200 0 0-100-200 100z'
  ],
  [
    'land on both sides of 180° that begins beyond it',
    [
      [-170, 0],
      [100, 0],
      [100, 10],
      [-170, 0]
    ],
    'M1900 0l-900 0 0-100 900 100z'
  ],
  [
    'a coast around the world, down to the pole',
    [
      [-180, -70],
      [0, -80],
      [179, -70],
      [-180, -70]
    ],
    'M-1800 700l1800 100 1790-100 10 0 0 200-3600 0z'
  ]
]
for (const [what, places, path] of outlines)
  test(`draws ${what}`, () => {
    expect(outlineOf(landOf(places))).toBe(path)
  })
