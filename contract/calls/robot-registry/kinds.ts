import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import { type Language, languageCodes } from '../../languages.ts'
import * as limits from '../../limits.ts'
import { robotRegistryPermissions } from '../../permissions.ts'
import { robotCapabilities } from '../robots/capabilities.ts'
import { robotKindRow } from '../robots/robot-kinds.ts'
import { robotKind } from '../robots/robots.ts'

/* The kinds of robots. They are the maker's: the same for all organisations. */

const path = '/api/managercloud/robots/kinds' as const
const register = { permission: robotRegistryPermissions.register }
const ofTheMaker = 'It counts for people who see every organisation; others get 610403.'

/** Braces would begin a placeholder of a text. */
const name = v.pipe(text(limits.robotKindNameMaxLength), v.regex(/^[^{}]+$/, 'no braces'))

const capability = v.picklist(robotCapabilities)

const written = {
  robotKind,
  /**
   * By language. A language without a name shows the English one. A kind that came with the portal may have no name here: its
   * name is a text of the portal.
   */
  names: v.pipe(
    v.strictObject(v.entriesFromList(languageCodes, v.optional(name))),
    // JSON has no undefined.
    v.transform(names => names as Partial<Record<Language, string>>)
  ),
  capabilities: v.pipe(
    boundedList(capability, robotCapabilities.length),
    v.transform(chosen => robotCapabilities.filter(it => chosen.includes(it)))
  )
}

export const robotKindDefinition = v.object({
  ...robotKindRow.entries,
  names: v.record(v.picklist(languageCodes), v.string()),
  /** Models of this kind. */
  modelCount: v.pipe(v.number(), v.integer()),
  version: readVersion
})
export type RobotKindDefinition = v.InferOutput<typeof robotKindDefinition>

export const robotKindDefinitions = defineCall({
  method: 'GET',
  path: `${path}/definitions`,
  summary: `All kinds of robots with their names, in the order in which they came. ${ofTheMaker}`,
  access: register,
  data: boundedList(robotKindDefinition, limits.robotKindsMax)
})

export const createRobotKind = defineCall({
  method: 'POST',
  path,
  summary: `Adds a kind of robots. 610602 for one that is there, 610605 where there are ${limits.robotKindsMax}, 610604 without an English name. ${ofTheMaker}`,
  access: register,
  body: v.object(written),
  data: v.null()
})

export const updateRobotKind = defineCall({
  method: 'PUT',
  path,
  summary: `Changes the names of a kind, and what its robots can do. 610603 for a kind that is not there, 610604 where the maker's own kind has no English name. ${ofTheMaker}`,
  access: register,
  body: v.object({ ...written, version: v.optional(seenVersion) }),
  data: v.null()
})

export const deleteRobotKind = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: `Removes a kind. 610603 for a kind that is not there, 610607 while a model, a robot, a course, a template or a package is of it. ${ofTheMaker}`,
  access: register,
  body: v.object({ robotKind }),
  data: v.null()
})
