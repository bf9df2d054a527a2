import type { MappedFloor, WrittenElevator } from '#contract/calls/elevators/elevators.ts'

/* Pure: the values of an elevator that follow from its floors. */

/** The first state of a new elevator. Nobody heard of its controller. Robots count floors from 1 at the lowest one. */
export const elevatorStart = ({ floors }: Pick<WrittenElevator, 'floors'>) => ({
  state: 'offline' as const,
  floor: floors[0] ?? '',
  doorHoldSeconds: 8,
  timeoutSeconds: 180,
  floorMap: floors.map((floor, place): MappedFloor => ({ robotFloor: place + 1, floor }))
})

/** The floor and the map of an elevator after its floors changed. A floor that is gone leaves both. */
export const floorsAfter = (
  { floor, floorMap }: { floor: string; floorMap: readonly MappedFloor[] },
  floors: readonly string[]
) => ({
  floor: floors.includes(floor) ? floor : (floors[0] ?? floor),
  floorMap: floorMap.filter(mapped => floors.includes(mapped.floor))
})
