import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { robotRegistryPermissions } from '../../permissions.ts'

/* What people do with a robot itself. Each act is kept, with the reason that the person gave. */

const path = '/api/managercloud/robots' as const

export const activateRobot = defineCall({
  method: 'POST',
  path: `${path}/activate`,
  summary:
    'Activates a robot that the user may see: it may take tasks from now on. 610701 for any other robot, 611002 where it is activated already.',
  access: { permission: robotRegistryPermissions.activate },
  body: v.object({ robotId: id, note: v.optional(trimmedString(limits.lockNoteMaxLength), '') }),
  data: v.null()
})

const reason = text(limits.lockNoteMaxLength)
const work =
  '610704 with the names of what somebody has to end first (`order`, `cleaning`, `watchTask`, `ride`, `call`; where it leaves its organisation or its service also `task`, `upgrade`, `request`, `deployment`, `lock`)'
const ofTheMaker = '610403 for people who do not see every organisation.'

export const moveRobot = defineCall({
  method: 'POST',
  path: `${path}/move`,
  summary:
    'Moves a robot that the user may see to another store of its organisation, or to none. People who see every organisation move it to another one: there ' +
    'it begins anew, with an id of its own, and the old organisation keeps the past. 610701 for any other robot, 610606 where it is in another store than the ' +
    'person saw, 610702 for a store that the user may not see, 610717 for the store of another organisation than the named one, 610712 where it is in that store, ' +
    `610714 where it is in none, 610603 for an organisation that is not there, 610403 to another organisation for other people, ${work}.`,
  access: { permission: robotRegistryPermissions.move },
  body: v.object({
    robotId: id,
    tenantId: id,
    storeId: v.nullable(id),
    /** The store that the person saw it in. */
    seenStoreId: v.nullable(id),
    note: reason
  }),
  /** The id of the robot from now on. */
  data: v.object({ robotId: v.number() })
})

export const retireRobot = defineCall({
  method: 'POST',
  path: `${path}/retire`,
  summary: `Retires a robot that the user may see: it is in no list and no figure from now on, and its reports are refused. Its past stays, and it keeps its serial. 610701 for any other robot, 610606 where it is retired already, ${work}.`,
  access: { permission: robotRegistryPermissions.retire },
  body: v.object({ robotId: id, note: reason }),
  data: v.null()
})

export const returnRobot = defineCall({
  method: 'POST',
  path: `${path}/return`,
  summary:
    'Takes a retired robot back into service. 610701 for a robot that the user may not see, 610606 for one in service, 610602 where its serial was freed.',
  access: { permission: robotRegistryPermissions.retire },
  body: v.object({ robotId: id, note: reason }),
  data: v.null()
})

export const freeSerial = defineCall({
  method: 'POST',
  path: `${path}/free-serial`,
  summary: `Frees the serial of a retired robot, which may be registered anew. Nobody takes the old robot back after that. 610701 for an unknown robot, 610606 for one in service and for a serial that is free, 610700 where the person typed another serial. ${ofTheMaker}`,
  access: { permission: robotRegistryPermissions.retire },
  body: v.object({ robotId: id, serial: trimmedString(limits.serialMaxLength), note: reason }),
  data: v.null()
})

const retired = v.object({
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  model: v.string(),
  tenantName: v.string(),
  /** Where it was last. */
  storeName: v.nullable(v.string()),
  retireTime: v.pipe(v.number(), v.integer()),
  /** Whether it left for another organisation. */
  left: v.boolean(),
  serialFreed: v.boolean()
})
export type RetiredRobot = v.InferOutput<typeof retired>

export const retiredRobots = defineCall({
  method: 'GET',
  path: `${path}/retired`,
  summary:
    'The robots within the user’s view that were retired or left for another organisation, the last one first, a page at a time.',
  access: 'member',
  query: v.object({
    ...page,
    /** Part of a serial or of a name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(retired), total: v.pipe(v.number(), v.integer()) })
})

export const robotActs = [
  'registered',
  'imported',
  'activated',
  'credentialsMade',
  'credentialsRevoked',
  'gatewayBound',
  'gatewayUnbound',
  'tagged',
  'untagged',
  'moved',
  'left',
  'arrived',
  'retired',
  'returned',
  'serialFreed',
  'sent',
  'charge',
  'stop',
  'restart',
  'speak'
] as const
export type RobotAct = (typeof robotActs)[number]

const entry = v.object({
  entryId: v.number(),
  time: v.pipe(v.number(), v.integer()),
  act: v.picklist(robotActs),
  /** Nickname of the person. Null for somebody of another organisation, and for an account that is gone. */
  by: v.nullable(v.string()),
  /** Of a move: the stores, by name. Null for none, and for every other act. */
  fromStore: v.nullable(v.string()),
  toStore: v.nullable(v.string()),
  /** Why, in the words of the person; empty where nobody said so. Of a change of tags: the tags. Of a robot that was sent: the point. */
  note: v.string()
})
export type RobotHistoryEntry = v.InferOutput<typeof entry>

export const robotHistory = defineCall({
  method: 'GET',
  path: `${path}/history`,
  summary:
    'What people did with a robot that the user may see, also a retired one, newest first, a page at a time. 610701 for any other robot.',
  access: 'member',
  query: v.object({ ...page, robotId: idInQuery }),
  data: v.object({ list: v.array(entry), total: v.pipe(v.number(), v.integer()) })
})
