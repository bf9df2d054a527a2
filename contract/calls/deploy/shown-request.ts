import * as v from 'valibot'
import { robotFailures, robotRequestStates } from '../robot-requests/request-states.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How something that was asked of a robot stands, and who asked. */
export const shownRequest = {
  requestId: v.number(),
  state: v.picklist(robotRequestStates),
  /** Per cent. */
  progress: whole,
  failure: v.nullable(v.picklist(robotFailures)),
  /** The code that says why there is no answer: 611005 for one too late, 610704 for a busy robot. Null where none fits. */
  code: v.nullable(v.number()),
  /** Null where the cloud asked, or the account is gone. */
  userName: v.nullable(v.string()),
  askTime: whole,
  /** Null while it is open. */
  endTime: v.nullable(whole)
}

const shown = v.object(shownRequest)
export type ShownRequest = v.InferOutput<typeof shown>

/** Whether the robot may still answer. */
export const isOpen = ({ state }: Pick<ShownRequest, 'state'>): boolean => state === 'asked' || state === 'taken'
