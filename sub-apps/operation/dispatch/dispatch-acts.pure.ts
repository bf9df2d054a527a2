import type { DispatchOrder, DispatchStatus } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import { dispatchPermissions } from '#contract/permissions.ts'

/** An act that a person can do with an order. */
export type DispatchAct = 'assign' | 'reassign' | 'handOver' | 'cancel'

const fitting: Record<DispatchAct, readonly DispatchStatus[]> = {
  assign: ['waiting'],
  reassign: ['assigned', 'carrying'],
  handOver: ['arrived'],
  cancel: ['waiting', 'assigned', 'carrying', 'arrived']
}

const permissionOf: Record<DispatchAct, string> = { ...dispatchPermissions, reassign: dispatchPermissions.assign }

/**
 * Whether an act is offered for an order that stands so, to somebody with these permissions. An order goes to another robot
 * where its own does not go on. The cloud decides again.
 */
export const isOffered = (
  act: DispatchAct,
  { status, halt }: Pick<DispatchOrder, 'status' | 'halt'>,
  held: readonly string[]
): boolean => held.includes(permissionOf[act]) && fitting[act].includes(status) && (act !== 'reassign' || halt !== null)

/** Taking an order over from the cloud, and letting the cloud have it again. */
export type HoldAct = 'hold' | 'letGo'

/** Whether an order can be held back, or let go, by somebody with these permissions. The cloud decides again. */
export const isHoldOffered = (
  act: HoldAct,
  { status, held }: Pick<DispatchOrder, 'status' | 'held'>,
  permissions: readonly string[]
): boolean => {
  if (!permissions.includes(dispatchPermissions.assign)) return false
  if (act === 'letGo') return status === 'waiting' && held
  return status === 'assigned' || (status === 'waiting' && !held)
}
