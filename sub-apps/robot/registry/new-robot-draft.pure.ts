import * as v from 'valibot'
import type { RobotModelDefinition } from '#contract/calls/robot-registry/models.ts'
import { type NewRobot, newRobot } from '#contract/calls/robot-registry/register.ts'
import { fitsSerialForm } from '#contract/calls/robot-registry/serial-form.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'

/** The fields of the form as a person filled them in. */
export type RobotDraft = { model: string; serial: string; name: string; tenantId: string; storeId: string }

export type RobotProblem = 'model' | 'serial' | 'serialForm' | 'tenantId'

export const emptyDraft: RobotDraft = { model: '', serial: '', name: '', tenantId: '', storeId: '' }

/** The robot as the call takes it. */
export const robotOf = ({ model, serial, name, tenantId, storeId }: RobotDraft): NewRobot => ({
  model,
  serial: serial.trim(),
  ...(name.trim() === '' ? {} : { name }),
  ...(tenantId === '' ? {} : { tenantId: Number(tenantId) }),
  ...(storeId === '' ? {} : { storeId: Number(storeId) })
})

/** The wrong fields, in the order of the form. */
export const problemsOf = (
  draft: RobotDraft,
  models: readonly RobotModelDefinition[]
): Partial<Record<keyof RobotDraft, RobotProblem>> => {
  const robot = robotOf(draft)
  const wrong = wrongFields(['model', 'serial'], newRobot, robot)
  const form = models.find(({ model }) => model === draft.model)?.serialForm ?? null
  const serial = wrong.includes('serial') ? 'serial' : fitsSerialForm(robot.serial, form) ? undefined : 'serialForm'
  return {
    ...(wrong.includes('model') ? { model: 'model' } : {}),
    ...(serial === undefined ? {} : { serial }),
    ...(v.is(newRobot.entries.tenantId, robot.tenantId) && robot.tenantId !== undefined ? {} : { tenantId: 'tenantId' })
  }
}
