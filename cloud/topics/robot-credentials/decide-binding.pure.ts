import type { BindOutcome } from '#contract/calls/robot-credentials/gateways.ts'
import { codes } from '#contract/codes.ts'

type Robot = { tenantId: number; gatewayId: number | null }
type Wish = { gateway: { gatewayId: number; tenantId: number | null }; bound: boolean }

/** What becomes of a robot that somebody binds to a gateway, or takes from it. */
export const decideBinding = (
  serial: string,
  robot: Robot | undefined,
  { gateway: { gatewayId, tenantId }, bound }: Wish
): BindOutcome => {
  const isOwn = robot !== undefined && (tenantId === null || robot.tenantId === tenantId)
  if (!isOwn) return { serial, outcome: 'refused', code: codes.robotNotFound }
  const isBound = robot.gatewayId === gatewayId
  if (isBound === bound) return { serial, outcome: 'same', code: null }
  if (bound && robot.gatewayId !== null) return { serial, outcome: 'refused', code: codes.recordExists }
  return { serial, outcome: 'changed', code: null }
}
