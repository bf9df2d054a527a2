import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { robotCapabilities, shippedKinds } from './capabilities.ts'

export const robotKindRow = v.object({
  robotKind: v.string(),
  capabilities: v.array(v.picklist(robotCapabilities))
})
export type RobotKindRow = v.InferOutput<typeof robotKindRow>

/** The kinds of a new portal, as the cloud lists them. */
export const shippedKindRows: readonly RobotKindRow[] = Object.entries(shippedKinds).map(
  ([robotKind, capabilities]) => ({ robotKind, capabilities: [...capabilities] })
)

export const robotKindList = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/kinds',
  summary: 'The kinds of robots, and what robots of each can do. Their names are texts: `robotKind.` and the kind.',
  access: 'anyone',
  data: boundedList(robotKindRow, limits.robotKindsMax)
})
