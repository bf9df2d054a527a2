import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { deployPermissions } from '../../permissions.ts'
import { deploymentSteps, stepActs } from './deployment-steps.ts'

/* Robots that are being set up at their store, step by step, and who did what. */

const path = '/api/deployservice/v1/deployments'
const read = { permission: deployPermissions.deployments }
const act = { permission: deployPermissions.deploy }
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

export const deploymentStates = ['open', 'finished', 'cancelled'] as const
export type DeploymentState = (typeof deploymentStates)[number]

const deployment = {
  deploymentId: v.number(),
  robotId: v.number(),
  serial: v.string(),
  robotName: v.string(),
  storeName: v.nullable(v.string()),
  state: v.picklist(deploymentStates),
  /** Steps that are done or skipped: always the first ones. */
  settled: whole,
  startTime: whole,
  endTime: v.nullable(whole)
}
const shownDeployment = v.object(deployment)
export type Deployment = v.InferOutput<typeof shownDeployment>

export const deploymentList = defineCall({
  method: 'GET',
  path,
  summary: 'The deployments of the robots that the user may see, newest first, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    state: v.optional(v.picklist(deploymentStates)),
    /** Part of a serial, of a name or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(shownDeployment), total: whole })
})

/** The kinds of events in a deployment. */
export const deploymentActs = ['started', ...stepActs, 'cancelled'] as const
export type DeploymentAct = (typeof deploymentActs)[number]

const deploymentEvent = v.object({
  /** Null for what concerns the whole deployment. */
  step: v.nullable(v.picklist(deploymentSteps)),
  act: v.picklist(deploymentActs),
  time: whole,
  /** Null where the account is gone. */
  actorName: v.nullable(v.string()),
  note: v.string()
})
export type DeploymentEvent = v.InferOutput<typeof deploymentEvent>

export const deploymentDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One deployment with what happened, the oldest first. 610603 for one that the user may not see.',
  access: read,
  query: v.object({ deploymentId: idInQuery }),
  data: v.object({ ...deployment, events: v.array(deploymentEvent) })
})
export type DeploymentDetail = v.InferOutput<typeof deploymentDetail.data>

export const startDeployment = defineCall({
  method: 'POST',
  path,
  summary:
    'Begins to set a robot up. 610701 for a robot that the user may not see, 610714 for one without a store, 610602 while ' +
    'another deployment of it is open.',
  access: act,
  body: v.object({ robotId: id }),
  data: v.object({ deploymentId: v.number() })
})

const note = v.optional(trimmedString(limits.deployNoteMaxLength), '')

export const takeDeploymentStep = defineCall({
  method: 'PUT',
  path: `${path}/steps`,
  summary:
    'Settles the step that is under way, or takes the last settled one back. The last step ends the deployment. A skipped step ' +
    'needs a note. 610606 for a step whose turn it is not, 610703 for the network of a robot that is offline, 611004 for the ' +
    'activation of one that is not active.',
  access: act,
  body: v.variant('act', [
    v.object({ deploymentId: id, step: v.picklist(deploymentSteps), act: v.literal('done'), note }),
    v.object({
      deploymentId: id,
      step: v.picklist(deploymentSteps),
      act: v.literal('skipped'),
      note: text(limits.deployNoteMaxLength)
    }),
    v.object({ deploymentId: id, step: v.picklist(deploymentSteps), act: v.literal('reopened'), note })
  ]),
  data: v.null()
})

export const cancelDeployment = defineCall({
  method: 'PUT',
  path: `${path}/cancel`,
  summary: 'Ends a deployment before its last step. 610603 for one that is not there, 610606 for one that has ended.',
  access: act,
  body: v.object({ deploymentId: id, note: text(limits.deployNoteMaxLength) }),
  data: v.null()
})
