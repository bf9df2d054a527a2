import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, yesOrNo } from '../../paging.ts'
import { materialPermissions, permissions } from '../../permissions.ts'
import { robotFailures } from '../robot-requests/request-states.ts'
import { groupsPath } from './groups.ts'
import { groupRobotStates } from './material-facts.ts'

/* The robots that show a group. A robot shows one group at most: another one takes its place. */

const path = `${groupsPath}/robots` as const
const assign = { permission: materialPermissions.assign }
const whole = v.pipe(v.number(), v.integer())

const groupRobot = v.object({
  robotId: v.number(),
  name: v.string(),
  serial: v.string(),
  storeName: v.nullable(v.string()),
  online: v.boolean(),
  /** Null for a robot that was not asked. */
  state: v.nullable(v.picklist(groupRobotStates)),
  /** Whether it was asked to stop showing the group. */
  leaving: v.boolean(),
  /** How many materials of the group it said that it shows. */
  shownCount: v.nullable(whole),
  /** Why it could not be asked, or did not answer; null where no code says so. */
  code: v.nullable(whole),
  failure: v.nullable(v.picklist(robotFailures)),
  /** When the robot answered last. */
  answerTime: v.nullable(whole)
})
export type GroupRobot = v.InferOutput<typeof groupRobot>

export const groupRobotList = defineCall({
  method: 'GET',
  path,
  summary:
    'The own robots of a group, or the own robots of its model that are in none; a page at a time, by name. 614030 for a group that is ' +
    'not there.',
  access: { permission: permissions.materialPacks },
  query: v.object({ ...page, groupId: idInQuery, assigned: v.optional(yesOrNo, true), storeId: v.optional(idInQuery) }),
  data: v.object({ list: v.array(groupRobot), total: whole })
})

export const groupStoreList = defineCall({
  method: 'GET',
  path: `${groupsPath}/stores`,
  summary: 'The own stores with robots of the model of a group, by name. 614030 for a group that is not there.',
  access: { permission: permissions.materialPacks },
  query: v.object({ groupId: idInQuery }),
  data: v.object({ list: v.array(v.object({ storeId: v.number(), name: v.string() })) })
})

const robots = v.object({
  by: v.literal('robots'),
  robotIds: v.pipe(boundedList(id, limits.groupRobotsMax), v.minLength(1, 'at least one robot'))
})

/** Some robots, all robots of a store, or those of the group that do not show it as it is now. */
const chosen = v.variant('by', [
  robots,
  v.object({ by: v.literal('store'), storeId: id }),
  v.object({ by: v.literal('behind') })
])

const counts = v.object({
  /** Robots that were asked. */
  asked: whole,
  /** Robots that could not be asked; the list says why. */
  left: whole
})

export const assignMaterialGroup = defineCall({
  method: 'POST',
  path,
  summary:
    'Asks robots to show a group as it is now. They are its robots from then on, also those that can not be asked at the moment. ' +
    '614030 for a group that is not there, 614028 for one of a model of which the user has no robot, 610701 for a robot that is not ' +
    'found or is of another model, and where nobody is left to ask.',
  access: assign,
  body: v.object({ groupId: id, chosen }),
  data: counts
})

export const removeMaterialGroup = defineCall({
  method: 'PUT',
  path: `${path}/remove`,
  summary:
    'Asks robots of a group to show nothing. A robot leaves the group when it confirms that. 614030 for a group that is not there, ' +
    '610701 for a robot that is not in the group.',
  access: assign,
  body: v.object({ groupId: id, robotIds: robots.entries.robotIds }),
  data: counts
})
