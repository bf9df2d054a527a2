import { expect, test } from '@playwright/test'
import { carries, type DispatchGoods } from '#contract/calls/hospital-dispatch/goods.ts'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import {
  byBattery,
  type Candidate,
  inOrder,
  type Place,
  placeOfWard
} from '../../../cloud/topics/hospital-dispatch/choose-robot.pure.ts'

/* Which robot gets an order: with a compartment for the goods, charged, near, full. */

const at = (x: number, y = 0, floorId = 1, sceneId = 1): Place => ({ sceneId, floorId, x, y })
const robot = (robotId: number, battery: number, place?: Place, ...compartments: Compartment[]): Candidate => ({
  robotId,
  battery,
  place,
  compartments
})
const pharmacy = at(0)

const rows: [title: string, candidates: Candidate[], goal: Place | undefined, expected: number[]][] = [
  ['nobody is asked where no robot is free', [], pharmacy, []],
  ['the nearest comes first', [robot(1, 90, at(500)), robot(2, 40, at(30, 40))], pharmacy, [2, 1]],
  ['an empty one is not asked, however near it is', [robot(1, 29, at(1)), robot(2, 30, at(900))], pharmacy, [2]],
  [
    'one on another floor comes after all of this floor',
    [robot(1, 99, at(0, 0, 2)), robot(2, 40, at(9_000))],
    pharmacy,
    [2, 1]
  ],
  [
    'one whose place nobody knows comes last, as one of another scene does',
    [robot(1, 99), robot(2, 98, at(0, 0, 1, 2)), robot(3, 40, at(0, 0, 2))],
    pharmacy,
    [3, 1, 2]
  ],
  ['without a place of the ward, the fullest comes first', [robot(1, 50, at(1)), robot(2, 60)], undefined, [2, 1]],
  [
    'one without a compartment for the goods is not asked, and one of which nobody said any is',
    [robot(1, 90, pharmacy, 'tray'), robot(2, 50, at(900), 'cooled', 'locked'), robot(3, 40, at(950))],
    pharmacy,
    [2, 3]
  ],
  ['of equals, the first one is asked first', [robot(2, 50), robot(1, 50)], undefined, [1, 2]]
]
for (const [title, candidates, goal, expected] of rows)
  test(title, () => {
    expect(inOrder(candidates, { goods: 'medicine', from: goal }).map(({ robotId }) => robotId)).toEqual(expected)
  })

test('a person who names no robot gets the fullest that carries the goods, also one that is nearly empty', () => {
  const candidates = [
    robot(1, 20, undefined, 'drawer'),
    robot(2, 10, undefined, 'drawer'),
    robot(3, 90, undefined, 'tray')
  ]
  expect(byBattery(candidates, 'documents').map(({ robotId }) => robotId)).toEqual([1, 2])
})

const carried: [goods: DispatchGoods, compartments: Compartment[], carried: boolean][] = [
  ['medicine', ['tray', 'drawer', 'cooled'], false],
  ['medicine', ['tray', 'locked'], true],
  ['samples', ['locked', 'drawer', 'tray'], false],
  ['samples', ['cooled'], true],
  ['meals', ['tray'], true],
  ['meals', ['locked'], false],
  ['linen', ['drawer'], true],
  ['documents', ['tray'], false],
  ['instruments', ['locked'], true],
  ['samples', [], true]
]
for (const [goods, compartments, expected] of carried)
  test(`${goods} ${expected ? 'travel' : 'do not travel'} in: ${compartments.join(', ') || 'a robot without a word'}`, () => {
    expect(carries(compartments, goods)).toBe(expected)
  })

test('a ward is found by its name on the maps, in small or large letters', () => {
  const floors = [
    { sceneId: 4, floorId: 1, points: [{ name: 'Kitchen', x: 1, y: 2 }] },
    { sceneId: 4, floorId: 2, points: [{ name: 'Pharmacy ', x: 3, y: 4 }] }
  ]
  expect(placeOfWard(floors, ' pharmacy')).toEqual({ sceneId: 4, floorId: 2, x: 3, y: 4 })
  expect(placeOfWard(floors, 'Ward 1')).toBeUndefined()
})
