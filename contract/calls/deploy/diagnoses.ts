import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList } from '../../checks/bounds.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { deployPermissions } from '../../permissions.ts'
import { checkNames, checkStates } from '../robot-requests/robot-checks.ts'
import { robotKind, robotState } from '../robots/robots.ts'
import { shownTexts } from '../shop/local-texts.ts'
import { shownRequest } from './shown-request.ts'

/* Checks that a robot makes of itself because somebody asked for them from afar. */

const path = '/api/deployservice/v1/robots/diagnoses'
const read = { permission: deployPermissions.diagnoses }
const start = { permission: deployPermissions.diagnose }
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const check = v.picklist(checkNames)

const shownDiagnosis = v.object({
  ...shownRequest,
  /** The requested checks. */
  checks: v.array(check),
  /** How many checks ended in each way. */
  counts: v.object({ passed: whole, warning: whole, failed: whole })
})
export type Diagnosis = v.InferOutput<typeof shownDiagnosis>

export const diagnosisList = defineCall({
  method: 'GET',
  path,
  summary:
    'One robot and its diagnoses, the newest first, a page at a time. 610701 for a robot that the user may not see.',
  access: read,
  query: v.object({ ...page, robotId: idInQuery }),
  data: v.object({
    robot: v.object({
      robotId: v.number(),
      serial: v.string(),
      name: v.string(),
      robotKind,
      online: v.boolean(),
      state: robotState
    }),
    list: v.array(shownDiagnosis),
    total: whole
  })
})
export type DiagnosisList = v.InferOutput<typeof diagnosisList.data>

const shownResult = v.object({
  check,
  state: v.picklist(checkStates),
  /** In the unit of the check; null where nothing could be measured. */
  value: v.nullable(v.number()),
  faultCode: v.nullable(v.string()),
  /** The catalogue's meaning of the code, and its remedy; null for a code that the catalogue does not have. */
  names: v.nullable(shownTexts),
  remedies: v.nullable(shownTexts)
})
export type ShownResult = v.InferOutput<typeof shownResult>

export const diagnosisDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary:
    'One diagnosis with the result of each check. 610603 for one of a robot that the user may not see, and for a request of another kind.',
  access: read,
  query: v.object({ requestId: idInQuery }),
  data: v.object({ ...shownDiagnosis.entries, results: v.array(shownResult) })
})
export type DiagnosisDetail = v.InferOutput<typeof diagnosisDetail.data>

export const startDiagnosis = defineCall({
  method: 'POST',
  path,
  summary:
    'Asks a robot to check itself. 610701 for a robot that the user may not see, 610703 for one that is offline, 610704 for one ' +
    'that does a task, upgrades or is checked already, 610604 for a check that it can not make.',
  access: start,
  body: v.object({
    robotId: id,
    checks: v.pipe(boundedList(check, checkNames.length), v.minLength(1, 'at least one'))
  }),
  data: v.object({ requestId: v.number() })
})
