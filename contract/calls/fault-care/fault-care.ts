import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery } from '../../paging.ts'
import { permissions, robotActPermissions } from '../../permissions.ts'

/*
 * Who looks after a fault. The robot says when a fault ends, and a person says when it is closed: neither says it for the
 * other. A fault that a robot reports again after somebody closed it is a new one.
 */

const path = '/api/managercloud/robots/faults'
const time = v.pipe(v.number(), v.integer())
const whole = v.pipe(v.number(), v.integer())
const read = { permission: permissions.robotErrorEvents }
const care = { permission: robotActPermissions.careForFaults }

/** A name is null for nobody, for an account that is gone, and for people of another organisation. */
const name = v.nullable(v.string())

/** Who looks after a fault, as a list shows it. */
export const shownCare = {
  /** It lasts, nobody closed it, and no active account looks after it. */
  unattended: v.boolean(),
  /** Null where nobody looks after it. */
  keeperId: v.nullable(v.number()),
  keeper: name,
  /** Null until somebody acknowledged it. */
  acknowledgeTime: v.nullable(time),
  acknowledgedBy: name,
  /** Null until somebody closed it. */
  closeTime: v.nullable(time),
  closedBy: name
}

/** Which faults a list has: those that nobody looks after, or the open ones that the person looks after. */
export const careFilters = ['nobody', 'mine'] as const
export const careFilter = v.picklist(careFilters)
export type CareFilter = (typeof careFilters)[number]

export const faultActs = ['acknowledged', 'assigned', 'noted', 'closed'] as const

const faultAct = v.object({
  actId: v.number(),
  act: v.picklist(faultActs),
  time,
  by: name,
  /** Who looks after it since an `assigned`; null for nobody, and for every other act. */
  keeper: name,
  note: v.string()
})
export type FaultAct = v.InferOutput<typeof faultAct>

export const faultStory = defineCall({
  method: 'GET',
  path: `${path}/story`,
  summary:
    'Who looks after a fault, and what people did with it, the first act first. 610603 for one that is not there or not for this user.',
  access: read,
  query: v.object({ faultId: idInQuery }),
  data: v.object({
    faultId: v.number(),
    /** Whether the person may act: the robot is of the own organisation, or the person sees every one. */
    own: v.boolean(),
    /** Null while the robot reports it. */
    endTime: v.nullable(time),
    ...shownCare,
    acts: v.array(faultAct)
  })
})
export type FaultStory = v.InferOutput<typeof faultStory.data>

export const faultKeepers = defineCall({
  method: 'GET',
  path: `${path}/keepers`,
  summary:
    `Those who can look after a fault, by name, ${limits.faultKeepersShown} at most: the active people of the robot’s organisation who ` +
    'see faults, and whoever asks. 610603 as for the story.',
  access: care,
  query: v.object({ faultId: idInQuery }),
  data: v.array(v.object({ userId: v.number(), name: v.string() }))
})

export const faultCareCounts = defineCall({
  method: 'GET',
  path: `${path}/care`,
  summary:
    'How many faults nobody looks after, and how many open ones the person looks after, among the robots that the person sees.',
  access: read,
  data: v.object({ nobody: whole, mine: whole })
})

const outcome = v.object({
  /** Why it was not acknowledged; null where it was. */
  code: v.nullable(v.number()),
  /** Who acknowledged or closed it before, and when; null where nobody did. */
  by: name,
  time: v.nullable(time)
})
export type FaultOutcome = v.InferOutput<typeof outcome>

export const acknowledgeFaults = defineCall({
  method: 'POST',
  path: `${path}/acknowledge`,
  summary:
    `Acknowledges up to ${limits.faultsAtOnceMax} faults of the own organisation. Whoever does it looks after those that nobody looks after. Each fault ` +
    'answers on its own: 610603 for one that is not there or not for this user, 610606 where somebody acknowledged or closed it before. 610603 for all where none is found. 610520 after too many acts.',
  access: care,
  body: v.object({ faultIds: v.pipe(boundedList(id, limits.faultsAtOnceMax), v.minLength(1, 'at least one')) }),
  data: v.array(outcome)
})

export const assignFault = defineCall({
  method: 'PUT',
  path: `${path}/keeper`,
  summary:
    'Says who looks after a fault, and tells that person. 610603 as for acknowledging, 610604 for somebody who cannot look after it, 610606 with who and ' +
    'when where somebody else changed it since the person saw it, or closed it. 610520 after too many acts.',
  access: care,
  body: v.object({
    faultId: id,
    /** Who looked after it when the person decided; null for nobody. */
    seenKeeperId: v.nullable(id),
    /** Null for nobody. */
    keeperId: v.nullable(id)
  }),
  data: v.null()
})

const note = text(limits.faultNoteMaxLength)

export const noteFault = defineCall({
  method: 'POST',
  path: `${path}/note`,
  summary:
    'Writes a note at a fault, also at one that is closed. 610603 as for acknowledging, 610520 after too many acts.',
  access: care,
  body: v.object({ faultId: id, note }),
  data: v.null()
})

export const closeFault = defineCall({
  method: 'POST',
  path: `${path}/close`,
  summary:
    'Closes a fault, with a note that says what was done. The robot may report it still. 610603 as for acknowledging, 610606 with who and when for one ' +
    'that is closed, 610520 after too many acts.',
  access: care,
  body: v.object({ faultId: id, note }),
  data: v.null()
})
