import type { MappedFloor, WrittenElevator } from '#contract/calls/platform/elevators.ts'

/* Pure: what follows from the floors of an elevator. */

/** The first state of a new elevator. Nobody heard of its controller. Robots count floors from 1 at the lowest one. */
export const elevatorStart = ({ floors }: Pick<WrittenElevator, 'floors'>) => ({
  state: 'offline' as const,
  floor: floors[0] ?? '',
  doorHoldSeconds: 8,
  timeoutSeconds: 180,
  floorMap: floors.map((floor, place): MappedFloor => ({ robotFloor: place + 1, floor }))
})

/** Where an elevator is, and its map, after its floors changed: what is gone leaves both. */
export const floorsAfter = (
  { floor, floorMap }: { floor: string; floorMap: readonly MappedFloor[] },
  floors: readonly string[]
) => ({
  floor: floors.includes(floor) ? floor : (floors[0] ?? floor),
  floorMap: floorMap.filter(mapped => floors.includes(mapped.floor))
})
