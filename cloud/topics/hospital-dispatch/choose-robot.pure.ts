import { carries, type DispatchGoods } from '#contract/calls/hospital-dispatch/goods.ts'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'

/** Where a robot or a ward is: centimetres on the map of a floor. */
export type Place = { sceneId: number; floorId: number; x: number; y: number }

/** A robot that could take an order at once. */
export type Candidate = {
  robotId: number
  battery: number
  place: Place | undefined
  /** Empty where nobody said which it has. */
  compartments: readonly Compartment[]
}

/** What is carried, and from where, as far as the maps know it. */
export type Load = { goods: DispatchGoods; from: Place | undefined }

/** Per cent. With less, a robot may not reach the ward and a dock. */
const batteryLeast = 30

type Floor = { sceneId: number; floorId: number; points: readonly Pick<TargetPoint, 'name' | 'x' | 'y'>[] }

/** Where a ward is, by a point of its name on the maps of the hospital. People write the name in small and large letters. */
export const placeOfWard = (floors: readonly Floor[], ward: string): Place | undefined => {
  const wanted = ward.trim().toLowerCase()
  for (const { sceneId, floorId, points } of floors) {
    const point = points.find(({ name }) => name.trim().toLowerCase() === wanted)
    if (point !== undefined) return { sceneId, floorId, x: point.x, y: point.y }
  }
  return undefined
}

/** How near a robot is: on the floor of the goods, in the same scene, or where nobody knows how far it is. */
const rankOf = (place: Place | undefined, goal: Place | undefined): number => {
  if (place === undefined || place.sceneId !== goal?.sceneId) return 2
  return place.floorId === goal.floorId ? 0 : 1
}

const wayTo = (place: Place | undefined, goal: Place | undefined): number =>
  place === undefined || goal === undefined ? 0 : Math.hypot(place.x - goal.x, place.y - goal.y)

const isCharged = ({ battery }: Candidate): boolean => battery >= batteryLeast

/**
 * The robots that an order is offered to, the best one first. Each has a compartment for the goods, and is charged. Robots on the
 * floor of the goods come first, the nearest of them before the others. Of robots as near the fullest comes first.
 */
export const inOrder = (candidates: readonly Candidate[], { goods, from }: Load): Candidate[] =>
  candidates
    .filter(it => isCharged(it) && carries(it.compartments, goods))
    .toSorted((one, other) => {
      const rank = rankOf(one.place, from)
      const byRank = rank - rankOf(other.place, from)
      // A way through an elevator, or one that nobody knows, is not measured.
      const byWay = rank === 0 ? wayTo(one.place, from) - wayTo(other.place, from) : 0
      return byRank || byWay || fullestFirst(one, other)
    })

const fullestFirst = (one: Candidate, other: Candidate): number =>
  other.battery - one.battery || one.robotId - other.robotId

/** The robots that a person's order is offered to who named none: the fullest first, also one that is nearly empty. */
export const byBattery = (candidates: readonly Candidate[], goods: DispatchGoods): Candidate[] =>
  candidates.filter(it => carries(it.compartments, goods)).toSorted(fullestFirst)
