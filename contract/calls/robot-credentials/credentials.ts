import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery } from '../../paging.ts'
import { robotRegistryPermissions } from '../../permissions.ts'

/*
 * With credentials, a robot or a gateway makes the calls of robots, by HTTP Basic (RFC 7617): the key is the name, the secret is the
 * password. They open nothing else.
 */

const path = '/api/managercloud/robots/credentials' as const
const access = { permission: robotRegistryPermissions.credentials }
const time = v.pipe(v.number(), v.integer())

/** Whose credentials they are. */
export const credentialHolders = ['robot', 'gateway'] as const
const holder = v.picklist(credentialHolders)
export type CredentialHolder = { holder: v.InferOutput<typeof holder>; holderId: number }

const credentials = v.object({
  /** The public half. */
  key: v.string(),
  /** When the secret that counts was made. */
  secretTime: time,
  /** Until when the secret before it counts, too; null where it does not. */
  previousUntil: v.nullable(time),
  /** When they were used last, and from which network address. */
  lastTime: v.nullable(time),
  lastAddress: v.nullable(v.string()),
  /** When they were used from two places by turns, and the other address; somebody may have stolen them. */
  sharedTime: v.nullable(time),
  sharedAddress: v.nullable(v.string())
})
export type Credentials = v.InferOutput<typeof credentials>

/** The one time that a secret is told. The cloud keeps its hash alone. */
export const newCredentials = v.object({ key: v.string(), secret: v.string() })
export type NewCredentials = v.InferOutput<typeof newCredentials>

const noHolder = '610603 for a robot or a gateway that is not there or not for this user.'

export const credentialsDetail = defineCall({
  method: 'GET',
  path,
  summary: `The credentials of a robot or a gateway; null without any. ${noHolder}`,
  access,
  query: v.object({ holder, holderId: idInQuery }),
  data: v.nullable(credentials)
})

/** How long the old secret counts after a new one was made, in hours. */
export const keepHoursChoices = [0, 1, 24] as const

export const makeCredentials = defineCall({
  method: 'POST',
  path,
  summary:
    'Makes credentials, or a new secret for those that are there, and tells the secret, once. The old secret counts for the chosen hours. ' +
    `610606 where somebody else made a secret since. ${noHolder}`,
  access,
  body: v.object({
    holder,
    holderId: id,
    /** When the secret that the person saw was made; null where there was none. So a second press makes no second secret. */
    seenTime: v.nullable(time),
    keepHours: v.optional(v.picklist(keepHoursChoices), 0),
    note: v.optional(trimmedString(limits.lockNoteMaxLength), '')
  }),
  data: newCredentials
})

export const revokeCredentials = defineCall({
  method: 'POST',
  path: `${path}/revoke`,
  summary: `Revokes the credentials of a robot or a gateway, at once. 610603 without any, too. ${noHolder}`,
  access,
  body: v.object({ holder, holderId: id, note: v.optional(trimmedString(limits.lockNoteMaxLength), '') }),
  data: v.null()
})
