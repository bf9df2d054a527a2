import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id } from '../../paging.ts'
import { robotActPermissions } from '../../permissions.ts'
import { floorNumber } from '../scenes/robot-places.ts'
import { targetName } from '../scenes/scene-floors.ts'

/* What a person asks of one robot at once: to drive, to stop, to start anew, to speak. */

/** An act, as a person asks for it. */
export const wantedAct = v.variant('kind', [
  v.object({ kind: v.literal('goTo'), floorId: floorNumber, point: targetName }),
  v.object({ kind: v.literal('charge') }),
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('restart') }),
  v.object({ kind: v.literal('speak'), text: text(limits.spokenTextMaxLength) })
])
export type WantedAct = v.InferOutput<typeof wantedAct>
export type ActKind = WantedAct['kind']

/** The permission that each act needs. */
export const permissionOfAct = {
  goTo: robotActPermissions.send,
  charge: robotActPermissions.charge,
  stop: robotActPermissions.stop,
  restart: robotActPermissions.restart,
  speak: robotActPermissions.speak
} as const satisfies Record<ActKind, string>

export const askRobotToAct = defineCall({
  method: 'POST',
  path: '/api/managercloud/robots/acts',
  summary:
    'Asks one robot of the own organisation to do something now. Each act has a permission of its own (610403). To stop calls back ' +
    'each drive that is asked for. 610701 for any other robot, 611004 for one that nobody activated, 610703 for one that is offline, ' +
    '610704 for one that upgrades or is asked for this already; to drive or to start anew also while it has work or is asked to ' +
    'drive, and to drive while it is locked. 610603 for a point that its map has not. 610520 after too many acts.',
  access: 'member',
  body: v.object({ robotId: id, act: wantedAct }),
  data: v.object({ requestId: v.number() })
})
