import type { NewRobot } from '#contract/calls/robot-registry/register.ts'
import { fitsSerialForm } from '#contract/calls/robot-registry/serial-form.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { type Code, codes } from '#contract/codes.ts'

/** A model, a robot or a store that the database has. */
export type KnownModel = { model: string; robotKind: RobotKind; serialForm: string | null; reportSeconds: number }
export type KnownRobot = {
  robotId: number
  serial: string
  model: string
  tenantId: number
  /** A retired robot keeps its serial until somebody frees it. */
  retireTime: number | null
}
export type KnownStore = { storeId: number; tenantId: number }

export type Known = {
  models: ReadonlyMap<string, KnownModel>
  robots: ReadonlyMap<string, KnownRobot>
  stores: ReadonlyMap<number, KnownStore>
  tenants: ReadonlySet<number>
}

export type RobotToAdd = {
  serial: string
  name: string
  model: string
  robotKind: RobotKind
  reportSeconds: number
  tenantId: number
  storeId: number | null
}

export type Registration =
  | { kind: 'add'; robot: RobotToAdd }
  | { kind: 'same'; robotId: number }
  | { kind: 'refused'; code: Code }

const refused = (code: Code): Registration => ({ kind: 'refused', code })

/** What becomes of one robot of a registration. The codes are those that the call tells. */
export const decideRegistration = (
  { serial, model: wantedModel, name, tenantId: wantedTenant, storeId }: NewRobot,
  { models, robots, stores, tenants }: Known
): Registration => {
  const model = models.get(wantedModel)
  if (model === undefined) return refused(codes.recordNotFound)
  const store = storeId === undefined ? undefined : stores.get(storeId)
  if (storeId !== undefined && store === undefined) return refused(codes.storeNotFound)
  const tenantId = wantedTenant ?? store?.tenantId
  if (tenantId === undefined) return refused(codes.parameterMissing)
  if (!tenants.has(tenantId)) return refused(codes.recordNotFound)
  if (store !== undefined && store.tenantId !== tenantId) return refused(codes.robotOfOthers)
  const known = robots.get(serial)
  if (known !== undefined) {
    const isSame = known.model === model.model && known.tenantId === tenantId && known.retireTime === null
    return isSame ? { kind: 'same', robotId: known.robotId } : refused(codes.recordExists)
  }
  if (!fitsSerialForm(serial, model.serialForm)) return refused(codes.serialInvalid)
  const { robotKind, reportSeconds } = model
  const robot = { serial, name: name ?? serial, model: model.model, robotKind, reportSeconds, tenantId }
  return { kind: 'add', robot: { ...robot, storeId: storeId ?? null } }
}
