import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, trimmedString } from '../../checks/bounds.ts'
import { seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { deployPermissions, permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { robotFailures } from '../robot-requests/request-states.ts'

/*
 * The features that robots may use while they build maps. A model has a default, and single stores can override it
 * (docs/requirements.md 2.270).
 */

const path = '/api/deployservice/v1/mapping_configurations'
const read = { permission: deployPermissions.mapping }
const change = { permission: deployPermissions.changeMapping }
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The features that are on or off, in the order of a form. */
export const mappingSwitches = [
  'loopClosure',
  'virtualWalls',
  'elevatorPoints',
  'severalFloors',
  'updateWhileWorking'
] as const
export type MappingSwitch = (typeof mappingSwitches)[number]

/** The features that are whole numbers: the side of a map cell in centimetres, and the largest map in square metres. */
export const mappingRanges = {
  resolution: { unit: 'centimetres', from: 1, to: 20 },
  largestArea: { unit: 'squareMetres', from: 10, to: 100_000 }
} as const
export type MappingRange = keyof typeof mappingRanges
export const mappingRangeNames = ['resolution', 'largestArea'] as const satisfies MappingRange[]

const within = ({ from, to }: { from: number; to: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(from, `at least ${from}`), v.maxValue(to, `at most ${to}`))

export const mappingFeatures = v.object({
  loopClosure: v.boolean(),
  virtualWalls: v.boolean(),
  elevatorPoints: v.boolean(),
  severalFloors: v.boolean(),
  updateWhileWorking: v.boolean(),
  resolution: within(mappingRanges.resolution),
  largestArea: within(mappingRanges.largestArea)
})
export type MappingFeatures = v.InferOutput<typeof mappingFeatures>

/** The features with which a configuration begins. */
export const usualMapping: MappingFeatures = {
  loopClosure: true,
  virtualWalls: true,
  elevatorPoints: true,
  severalFloors: true,
  updateWhileWorking: false,
  resolution: 5,
  largestArea: 10_000
}

const model = v.pipe(boundedString(limits.robotModelMaxLength), v.nonEmpty(reasons.blank))

const shown = v.object({
  mappingId: v.number(),
  model: v.string(),
  /** Both null for the default of the model. */
  storeId: v.nullable(v.number()),
  storeName: v.nullable(v.string()),
  features: mappingFeatures,
  /** From 1; each save adds one. */
  version: whole,
  /** The name of the user who saved it last; null where the cloud saved it, or the account is gone. */
  userName: v.nullable(v.string()),
  changeTime: whole
})
export type MappingConfiguration = v.InferOutput<typeof shown>

export const mappingList = defineCall({
  method: 'GET',
  path,
  summary:
    'The defaults of models, and the overrides of the stores that the user may see, a page at a time: by model, the default before its overrides.',
  access: read,
  query: v.object({
    ...page,
    model: v.optional(model),
    /** Part of the name of a store; case does not matter. Defaults are left out. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(shown), total: whole })
})

export const mappingDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One configuration. 610603 for one that is not there or is of a store that the user may not see.',
  access: read,
  query: v.object({ mappingId: idInQuery }),
  data: shown
})

export const mappingStoreList = defineCall({
  method: 'GET',
  path: `${path}/stores`,
  summary: 'The stores that may have overrides of the user, by name, a page at a time.',
  access: change,
  query: v.object({ ...page, text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(v.object({ storeId: v.number(), name: v.string() })), total: whole })
})

export const saveMapping = defineCall({
  method: 'PUT',
  path,
  summary:
    'Saves the default of a model, or its override in one store. `version` is the one that the user saw, 0 for a new configuration; ' +
    '610606 where there is another one by now. The same save again answers as the first. A default is for people who see every tenant ' +
    '(610403). 610702 for a store that the user may not see, 610604 for a new one of a model of which the user sees no robot.',
  access: change,
  body: v.object({ model, storeId: v.nullable(id), version: seenVersion, features: mappingFeatures }),
  data: v.object({ mappingId: v.number(), version: whole })
})

export const removeMapping = defineCall({
  method: 'PUT',
  path: `${path}/remove`,
  summary:
    'Removes the override of a store; its robots take the default again. `version` is the one that the user saw; 610606 where there is ' +
    'another one by now. 610603 for one that is not there, for a default, and for one of a store that the user may not see.',
  access: change,
  body: v.object({ mappingId: id, version: seenVersion }),
  data: v.null()
})

export const retryMapping = defineCall({
  method: 'PUT',
  path: `${path}/retry`,
  summary:
    'Tells a configuration once more to the robots of the user that could not take it. A robot that is offline is told when it is back. ' +
    '610603 as for one configuration, 610606 where no such robot is left.',
  access: change,
  body: v.object({ mappingId: id }),
  data: v.object({ robots: whole })
})

/** How a robot stands to its configuration. */
export const mappingStates = ['taken', 'waiting', 'failed'] as const
const mappingRobot = v.object({
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  storeName: v.nullable(v.string()),
  online: v.boolean(),
  state: v.picklist(mappingStates),
  /** Why the robot could not take it; null unless it failed. */
  failure: v.nullable(v.picklist(robotFailures)),
  /** When the robot took the configuration, or could not; null while it waits. */
  sayTime: v.nullable(whole)
})
export type MappingRobot = v.InferOutput<typeof mappingRobot>

export const mappingRobots = defineCall({
  method: 'GET',
  path: `${path}/robots`,
  summary:
    'The robots that a configuration is for and how each stands to it, by name, a page at a time. 610603 as for one configuration.',
  access: read,
  query: v.object({ ...page, mappingId: idInQuery }),
  data: v.object({ list: v.array(mappingRobot), total: whole })
})

const serial = v.pipe(boundedString(limits.serialMaxLength), v.nonEmpty(reasons.blank))

/** A robot's report about the last configuration that the cloud told it. */
const heldMapping = v.object({
  mappingId: id,
  version: seenVersion,
  failure: v.nullable(v.picklist(robotFailures))
})
export type HeldMapping = v.InferOutput<typeof heldMapping>

const robotMapping = v.object({ serial, held: v.nullable(heldMapping) })
export type RobotMapping = v.InferOutput<typeof robotMapping>

const wantedMapping = v.object({
  serial: v.string(),
  mappingId: v.number(),
  version: whole,
  features: mappingFeatures
})
export type WantedMapping = v.InferOutput<typeof wantedMapping>

export const syncMappings = defineCall({
  method: 'POST',
  path: `${path}/robots/sync`,
  summary:
    'For robots: each says which configuration it was told last, and whether it could not take it, and is told another one where that ' +
    'changed. Robots that are not there, or have no configuration, are told nothing.',
  access: { permission: permissions.reportAsRobot },
  body: v.object({ robots: v.pipe(boundedList(robotMapping, limits.runReportsMax), v.minLength(1, 'at least one')) }),
  data: v.object({ list: v.array(wantedMapping) })
})
