import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
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

export const robotActs = [
  'registered',
  'imported',
  'activated',
  'credentialsMade',
  'credentialsRevoked',
  'gatewayBound',
  'gatewayUnbound'
] as const
export type RobotAct = (typeof robotActs)[number]

const entry = v.object({
  entryId: v.number(),
  time: v.pipe(v.number(), v.integer()),
  act: v.picklist(robotActs),
  /** Nickname of the person. Null for somebody of another organisation, and for an account that is gone. */
  by: v.nullable(v.string()),
  /** Why, in the words of the person; empty where nobody said so. */
  note: v.string()
})
export type RobotHistoryEntry = v.InferOutput<typeof entry>

export const robotHistory = defineCall({
  method: 'GET',
  path: `${path}/history`,
  summary:
    'What people did with a robot that the user may see, newest first, a page at a time. 610701 for any other robot.',
  access: 'member',
  query: v.object({ ...page, robotId: idInQuery }),
  data: v.object({ list: v.array(entry), total: v.pipe(v.number(), v.integer()) })
})
