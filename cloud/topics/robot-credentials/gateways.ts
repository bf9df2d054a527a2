import type { BindOutcome } from '#contract/calls/robot-credentials/gateways.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addHistory } from '../robot-registry/index.ts'
import { decideBinding } from './decide-binding.pure.ts'
import {
  addGateway,
  bindRobots,
  changeGateway,
  deleteGateway,
  findGateway,
  lockGateway,
  lockGatewaysOf,
  lockRobotsToBind
} from './sql/gateways.ts'

type Written = { name: string; reportsDevices: boolean }

const nameTaken = () => new Refusal(codes.recordExists, { data: [{ field: 'name', reason: 'is another gateway’s' }] })

/** @throws Refusal 610603 for a gateway outside of the scope */
export const gatewayFor = async (database: Database, scope: Scope, gatewayId: number) => {
  const gateway = await findGateway(database, scope, gatewayId)
  if (gateway === undefined) throw new Refusal(codes.recordNotFound)
  return gateway
}

/** @throws Refusal 610602 for a name that is taken, 610605 where there are too many */
export const createGateway = (
  database: Database,
  row: Written & { tenantId: number | null; createTime: number }
): Promise<{ gatewayId: number }> =>
  database.transaction(async transaction => {
    const count = await lockGatewaysOf(transaction, row.tenantId)
    if (count >= limits.gatewaysMax) throw new Refusal(codes.createFailed)
    const gatewayId = await addGateway(transaction, row)
    if (gatewayId === undefined) throw nameTaken()
    return { gatewayId }
  })

/** @throws Refusal 610602, 610603, and as `saveEdit` */
export const updateGateway = async (
  database: Database,
  scope: Scope,
  { gatewayId, ...written }: Written & { gatewayId: number },
  edit: Edit
): Promise<void> => {
  const saved = await takenAs(nameTaken, () => changeGateway(database, scope, gatewayId, written, edit))
  if (saved === undefined) throw new Refusal(codes.recordNotFound)
}

/** @throws Refusal 610603 */
export const removeGateway = async (database: Database, scope: Scope, gatewayId: number): Promise<void> => {
  if (!(await deleteGateway(database, scope, gatewayId))) throw new Refusal(codes.recordNotFound)
}

type Wish = { gatewayId: number; serials: readonly string[]; bound: boolean; userId: number; now: number }

/** Binds robots to a gateway, or ends that. @returns also the tenants whose robots changed. @throws Refusal 610603 for a gateway outside of the scope */
export const bindGatewayRobots = (
  database: Database,
  scope: Scope,
  { gatewayId, serials, bound, userId, now }: Wish
): Promise<{ outcomes: BindOutcome[]; tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const gateway = await lockGateway(transaction, scope, gatewayId)
    if (gateway === undefined) throw new Refusal(codes.recordNotFound)
    const locked = await lockRobotsToBind(transaction, scope, serials)
    const robots = new Map(locked.map(robot => [robot.serial, robot]))
    const outcomes = serials.map(serial => decideBinding(serial, robots.get(serial), { gateway, bound }))
    const changed = new Set(outcomes.flatMap(({ serial, outcome }) => (outcome === 'changed' ? serial : [])))
    const own = [...changed].flatMap(serial => robots.get(serial) ?? [])
    const robotIds = own.map(({ robotId }) => robotId)
    await bindRobots(transaction, robotIds, bound ? gatewayId : null)
    const act = bound ? 'gatewayBound' : 'gatewayUnbound'
    await addHistory(
      transaction,
      robotIds.map(robotId => ({ robotId, time: now, act, userId, note: '' }))
    )
    return { outcomes, tenantIds: own.map(({ tenantId }) => tenantId) }
  })
