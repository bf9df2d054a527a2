import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { robotRegistryPermissions } from '../../permissions.ts'
import { robotKind } from '../robots/robots.ts'
import { compartmentKinds } from './compartments.ts'
import { serialForm } from './serial-form.ts'

/* The models of robots. They are the maker's: the same for all organisations. */

const path = '/api/managercloud/robots/models' as const
const register = { permission: robotRegistryPermissions.register }
const ofTheMaker = 'It counts for people who see every organisation; others get 610403.'
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Per cent, of a model that says nothing else. */
export const usualLowBattery = 20

/** The name of a model is its identity: robots say it, and so do files and reports. */
const model = text(limits.robotModelMaxLength)

const written = {
  model,
  robotKind,
  /** How the serials of this model look; null where any serial is good. */
  serialForm: v.nullable(serialForm),
  /** How often robots of this model report, in seconds. One that is silent for longer is offline (docs/robot-condition.md). */
  reportSeconds: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(3_600, 'at most 3600')),
    10
  ),
  /** Per cent. Rules of notification tell of a robot whose battery falls below. */
  lowBattery: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(90, 'at most 90')),
    usualLowBattery
  ),
  /** The compartments of its robots. Without any, they are given all goods. */
  compartments: v.optional(boundedList(v.picklist(compartmentKinds), compartmentKinds.length), [])
}

export const robotModelDefinition = v.object({
  model: v.string(),
  robotKind,
  serialForm: v.nullable(v.string()),
  reportSeconds: whole,
  lowBattery: whole,
  compartments: v.array(v.picklist(compartmentKinds)),
  /** Robots of this model, of all organisations. */
  robotCount: whole,
  version: readVersion
})
export type RobotModelDefinition = v.InferOutput<typeof robotModelDefinition>

export const robotModelDefinitions = defineCall({
  method: 'GET',
  path,
  summary: `All models of robots, by name. ${ofTheMaker}`,
  access: register,
  data: boundedList(robotModelDefinition, limits.robotModelsMax)
})

export const createRobotModel = defineCall({
  method: 'POST',
  path,
  summary: `Adds a model of robots. 610602 for a name that is there, 610604 for a kind that is not there, 610605 where there are ${limits.robotModelsMax}. ${ofTheMaker}`,
  access: register,
  body: v.object(written),
  data: v.null()
})

export const updateRobotModel = defineCall({
  method: 'PUT',
  path,
  summary: `Changes a model. Its robots get the kind and how often they report, too; the form counts for serials that are registered later. 610603 for a model that is not there. ${ofTheMaker}`,
  access: register,
  body: v.object({ ...written, version: v.optional(seenVersion) }),
  data: v.null()
})

export const deleteRobotModel = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: `Removes a model. 610603 for a model that is not there, 610607 while robots are of this model. ${ofTheMaker}`,
  access: register,
  body: v.object({ model }),
  data: v.null()
})
