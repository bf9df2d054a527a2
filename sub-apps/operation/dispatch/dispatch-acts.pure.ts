import type { DispatchStatus } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import { dispatchPermissions } from '#contract/permissions.ts'

/** An act that a person can do with an order. */
export type DispatchAct = 'assign' | 'handOver' | 'cancel'

const fitting: Record<DispatchAct, readonly DispatchStatus[]> = {
  assign: ['waiting'],
  handOver: ['arrived'],
  cancel: ['waiting', 'assigned', 'carrying', 'arrived']
}

/** Whether an act is offered for an order that stands so, to somebody with these permissions. The cloud decides again. */
export const isOffered = (act: DispatchAct, status: DispatchStatus, held: readonly string[]): boolean =>
  held.includes(dispatchPermissions[act]) && fitting[act].includes(status)
