import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text } from '../../checks/bounds.ts'
import { codes } from '../../codes.ts'
import * as limits from '../../limits.ts'
import { id } from '../../paging.ts'
import { deployPermissions, permissions, robotActPermissions } from '../../permissions.ts'
import { lockReason, staffLockReasons } from '../robot-locks/locks.ts'
import { robotListFilter } from '../robots/list-filter.ts'
import { tags } from '../robots/tags.ts'

/*
 * One act on many robots of the list. Each robot is decided on by itself: those that can't take the act are told by their
 * codes, and the others take it.
 */

const path = '/api/managercloud/robots/many'
const most = limits.actRobotsMax

/**
 * Robots that somebody chose one by one, or all that the filter of the list finds. A part of a filter that this version does
 * not know is refused: without it, the act would reach more robots than the person saw.
 */
const chosenRobots = v.variant('by', [
  v.object({ by: v.literal('robots'), robotIds: v.pipe(boundedList(id, most), v.minLength(1, 'at least one')) }),
  v.object({ by: v.literal('filter'), filter: v.strictObject(robotListFilter) })
])
export type ChosenRobots = v.InferOutput<typeof chosenRobots>

const outcome = v.object({
  robotId: v.number(),
  /** Null for a robot that is not there or not for this user. */
  serial: v.nullable(v.string()),
  name: v.nullable(v.string()),
  /** Why the robot did not take it; null where it did. */
  code: v.nullable(v.number())
})
export type RobotOutcome = v.InferOutput<typeof outcome>

/** The robots in the order of their ids. */
const outcomes = v.array(outcome)

const answered =
  `For at most ${most} robots: a filter that finds more answers 610604. 610701 where none is found. Each robot answers on its own, with 610701 where it is ` +
  'not there or not for this user. 610520 after too many of these acts.'

const note = text(limits.lockNoteMaxLength)

export const lockRobots = defineCall({
  method: 'POST',
  path: `${path}/lock`,
  summary: `Locks robots. ${answered} 610403 for a reason that is the maker’s alone. Of a robot: 611004 not activated, 610602 where a lock of this reason lasts.`,
  access: { permission: robotActPermissions.lock },
  body: v.object({ chosen: chosenRobots, reason: v.picklist(staffLockReasons), note }),
  data: outcomes
})

export const unlockRobots = defineCall({
  method: 'POST',
  path: `${path}/unlock`,
  summary: `Lifts the locks of one reason. ${answered} 610403 for a reason that is the maker’s alone. Of a robot: 610603 without such a lock.`,
  access: { permission: robotActPermissions.unlock },
  body: v.object({ chosen: chosenRobots, reason: lockReason, note }),
  data: outcomes
})

export const bindManyRobots = defineCall({
  method: 'POST',
  path: `${path}/bind`,
  summary: `Binds robots to a store. 610702 for the store. ${answered} Of a robot: 610712 bound here, 610713 to another store, 610717 of another tenant.`,
  access: { permission: permissions.stores, refusedWith: codes.bindingForbidden },
  body: v.object({ chosen: chosenRobots, storeId: id }),
  data: outcomes
})

export const unbindManyRobots = defineCall({
  method: 'POST',
  path: `${path}/unbind`,
  summary: `Takes robots out of their stores. ${answered} Of a robot: 610714 bound to no store.`,
  access: { permission: permissions.stores, refusedWith: codes.unbindingForbidden },
  body: v.object({ chosen: chosenRobots }),
  data: outcomes
})

export const tagRobots = defineCall({
  method: 'POST',
  path: `${path}/tag`,
  summary:
    `Takes tags from robots, and gives others to them: at most ${limits.robotTagsMax} of each, and at least one in all (610604). ${answered} ` +
    `Of a robot: 610605 where it would have more than ${limits.robotTagsMax} tags.`,
  access: { permission: permissions.stores },
  body: v.object({ chosen: chosenRobots, add: tags, remove: tags }),
  data: outcomes
})

export const diagnoseRobots = defineCall({
  method: 'POST',
  path: `${path}/diagnose`,
  summary: `Asks robots to make all checks of their kind. ${answered} Of a robot: 610703 offline, 610704 busy or checked already.`,
  access: { permission: deployPermissions.diagnose },
  body: v.object({ chosen: chosenRobots }),
  data: outcomes
})

export const applyTemplateToMany = defineCall({
  method: 'POST',
  path: `${path}/apply-template`,
  summary: `Asks robots to take a template of settings. 610603 for the template. ${answered} Of a robot: 610604 of another kind, 610703 offline, 610704 busy.`,
  access: { permission: robotActPermissions.applyTemplates },
  body: v.object({ chosen: chosenRobots, templateId: id }),
  data: outcomes
})
