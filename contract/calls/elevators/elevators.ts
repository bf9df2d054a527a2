import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { elevatorPermissions } from '../../permissions.ts'

/* Elevators that robots ride, each in a store, with the controller that talks to the cloud. */

const path = '/api/platformservice/v1/elevators'
const read = { permission: elevatorPermissions.section }
const edit = { permission: elevatorPermissions.edit }
const whole = v.pipe(v.number(), v.integer())

/** How an elevator is, as its controller reports it. A moving elevator carries a robot or a person. */
export const elevatorStates = ['online', 'moving', 'fault', 'offline'] as const
export type ElevatorState = (typeof elevatorStates)[number]

/** The name of a floor on the elevator's panel: `B1`, `G`, `12`. */
export const floorLabel = v.pipe(
  text(limits.floorLabelMaxLength),
  v.regex(/^[^,=]+$/, 'without commas and equals signs')
)

const isDistinct = (labels: string[]): boolean => new Set(labels).size === labels.length

/** Refuses a list with a floor twice. A list that is refused already is not read. */
const eachOnce = <Item>(holds: (items: Item[]) => boolean) =>
  v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (dataset.typed && dataset.issues === undefined && !holds(dataset.value)) addIssue({ message: 'each floor once' })
  })

/** The fields of an elevator that a person writes. */
const written = {
  storeId: id,
  building: text(limits.deviceNameMaxLength),
  name: text(limits.deviceNameMaxLength),
  maker: text(limits.deviceNameMaxLength),
  controllerSerial: v.pipe(
    boundedString(limits.deviceSerialMaxLength),
    v.regex(/^[A-Za-z0-9-]+$/, 'letters, digits and hyphens')
  ),
  /** From the lowest to the highest. */
  floors: v.pipe(
    boundedList(floorLabel, limits.elevatorFloorsMax),
    v.minLength(2, 'at least two'),
    eachOnce(isDistinct)
  )
}
const writtenElevator = v.object(written)
export type WrittenElevator = v.InferOutput<typeof writtenElevator>

const elevator = {
  elevatorId: v.number(),
  storeId: v.number(),
  storeName: v.string(),
  building: v.string(),
  name: v.string(),
  maker: v.string(),
  controllerSerial: v.string(),
  floors: v.array(v.string()),
  state: v.picklist(elevatorStates),
  /** Where the elevator is. */
  floor: v.string(),
  /** Null for a controller that was never heard. */
  lastSeenTime: v.nullable(whole),
  /** Of name, place and configuration together. */
  version: readVersion
}
const shownElevator = v.object(elevator)
export type Elevator = v.InferOutput<typeof shownElevator>

export const elevatorList = defineCall({
  method: 'GET',
  path,
  summary: 'The elevators that the user may see by name, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    state: v.optional(v.picklist(elevatorStates)),
    /** Part of a name, of a building, of a serial or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(shownElevator), total: whole })
})

const config = {
  /** Seconds that a door stays open for a robot. */
  doorHoldSeconds: v.pipe(
    whole,
    v.minValue(limits.doorHoldSecondsMin, `at least ${limits.doorHoldSecondsMin}`),
    v.maxValue(limits.doorHoldSecondsMax, `at most ${limits.doorHoldSecondsMax}`)
  ),
  /** Seconds after which a ride that has not ended fails. */
  timeoutSeconds: v.pipe(
    whole,
    v.minValue(limits.rideTimeoutSecondsMin, `at least ${limits.rideTimeoutSecondsMin}`),
    v.maxValue(limits.rideTimeoutSecondsMax, `at most ${limits.rideTimeoutSecondsMax}`)
  )
}

/** A floor number of robots' maps, and the floor of the elevator that it stands for. */
const mappedFloor = v.object({
  robotFloor: v.pipe(
    whole,
    v.minValue(-limits.robotFloorMax, `at least -${limits.robotFloorMax}`),
    v.maxValue(limits.robotFloorMax, `at most ${limits.robotFloorMax}`)
  ),
  floor: floorLabel
})
export type MappedFloor = v.InferOutput<typeof mappedFloor>

const isOneToOne = (floors: MappedFloor[]): boolean =>
  isDistinct(floors.map(({ robotFloor }) => String(robotFloor))) && isDistinct(floors.map(({ floor }) => floor))

/** How robots ride an elevator. */
const writtenConfig = {
  ...config,
  floorMap: v.pipe(boundedList(mappedFloor, limits.elevatorFloorsMax), eachOnce(isOneToOne))
}
const elevatorConfig = v.object(writtenConfig)
export type ElevatorConfig = v.InferOutput<typeof elevatorConfig>

export const elevatorDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary:
    'One elevator with its configuration, the ride that is under way, and the robots of its store. 610603 for one that the ' +
    'user may not see.',
  access: read,
  query: v.object({ elevatorId: idInQuery }),
  data: v.object({
    ...elevator,
    doorHoldSeconds: whole,
    timeoutSeconds: whole,
    floorMap: v.array(v.object({ robotFloor: whole, floor: v.string() })),
    openRideId: v.nullable(v.number()),
    /** The first ones by name. */
    robots: v.array(v.object({ robotId: v.number(), name: v.string() }))
  })
})
export type ElevatorDetail = v.InferOutput<typeof elevatorDetail.data>

export const createElevator = defineCall({
  method: 'POST',
  path,
  summary:
    'Adds an elevator to a store. It is offline until its controller reports. 610702 for a store that the user may not see, ' +
    '610602 for a serial that is there already.',
  access: edit,
  body: writtenElevator,
  data: v.object({ elevatorId: v.number() })
})

export const updateElevator = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes an elevator. Floors that are gone leave its map of floors. 610603 for one that the user may not see, 610702 for ' +
    'such a store or one of another tenant, 610602 for a serial that another one has, 610704 while a robot rides it.',
  access: edit,
  body: v.object({ elevatorId: id, version: v.optional(seenVersion), ...written }),
  data: v.null()
})

export const deleteElevator = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary:
    'Deletes an elevator with its rides and tests. 610603 for one that the user may not see, 610704 while it is ridden.',
  access: edit,
  body: v.object({ elevatorId: id }),
  data: v.null()
})

export const configureElevator = defineCall({
  method: 'PUT',
  path: `${path}/config`,
  summary:
    'Says how robots ride an elevator. It counts for rides that begin later. 610603 for an elevator that the user may not see, ' +
    '610604 for a floor that it does not have.',
  access: { permission: elevatorPermissions.configure },
  body: v.object({
    elevatorId: id,
    version: v.optional(seenVersion),
    ...writtenConfig
  }),
  data: v.null()
})
