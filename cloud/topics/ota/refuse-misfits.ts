import { type Misfit, misfitsOf } from '#contract/calls/ota/fit.ts'
import { codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { namedAtMost } from '../../http/request/validation.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { PartWithFile } from './sql/machine-versions.ts'

const sentenceOf = (misfit: Misfit): string => {
  if (misfit.problem === 'noPackage') return 'no package of the robot’s own software'
  if (misfit.problem === 'withdrawn') return 'is withdrawn'
  if (misfit.problem === 'twice') return 'its software is there twice'
  if (misfit.problem === 'model') return `is not for ${misfit.model}`
  const needed = `software ${misfit.softwareId} from ${misfit.atLeast} on`
  return misfit.problem === 'missing' ? `needs ${needed}` : `needs ${needed}, and there is an older one`
}

const fieldOf = (misfit: Misfit, versionIds: readonly number[]): string =>
  misfit.problem === 'noPackage' ? 'versionIds' : `versionIds.${versionIds.indexOf(misfit.versionId)}`

/** The reasons why parts are no set, each with the place of its part in the request. */
export const fitProblems = (
  parts: readonly PartWithFile[],
  models: readonly string[],
  versionIds: readonly number[]
): FieldProblem[] =>
  misfitsOf(parts, models).map(misfit => ({ field: fieldOf(misfit, versionIds), reason: sentenceOf(misfit) }))

/** @throws Refusal 610604 for parts that are no set for these models */
export const refuseMisfits = (
  parts: readonly PartWithFile[],
  models: readonly string[],
  versionIds: readonly number[]
): void => {
  const problems = fitProblems(parts, models, versionIds)
  if (problems.length > 0) throw new Refusal(codes.parameterIllegal, { data: problems.slice(0, namedAtMost) })
}
