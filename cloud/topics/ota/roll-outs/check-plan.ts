import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import type { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { namedAtMost } from '../../../http/request/validation.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { findUnfitSerials } from '../sql/chosen-robots.ts'

export type Plan = Omit<CallRequest<typeof calls.startRollOut>['body'], 'machineVersionId'>

export const illegal = (problems: FieldProblem[]): Refusal =>
  new Refusal(codes.parameterIllegal, { data: problems.slice(0, namedAtMost) })

const refuseDate = (startTime: number | undefined, now: number): void => {
  if (startTime === undefined) return
  if (startTime <= now) throw illegal([{ field: 'startTime', reason: 'in the future' }])
  if (startTime > now + limits.rollOutDaysAhead * day)
    throw illegal([{ field: 'startTime', reason: `at most ${limits.rollOutDaysAhead} days ahead` }])
}

/** @throws Refusal 610604 for a model that the version is not for, a date, and serials that no robot of the filter has */
export const refuseWrongPlan = async (
  database: Database,
  scope: Scope,
  { filter, startTime }: Plan,
  { models, now }: { models: readonly string[]; now: number }
): Promise<void> => {
  const foreign = filter.models.findIndex(model => !models.includes(model))
  if (foreign >= 0) throw illegal([{ field: `filter.models.${foreign}`, reason: 'the version is not for this model' }])
  refuseDate(startTime, now)
  const unfit = await findUnfitSerials(database, scope, filter)
  if (unfit.length > 0)
    throw illegal(
      unfit.map(serial => ({
        field: `filter.serials.${filter.serials?.indexOf(serial)}`,
        reason: 'no robot that you may upgrade and that fits has it'
      }))
    )
}
