import type { Misfit } from '#contract/calls/ota/fit.ts'
import type { MachinePart } from '#contract/calls/ota/machine-versions.ts'
import type { Text } from '../texts.ts'

/** Why parts do not fit together, in words. */
export const misfitText = (text: Text, misfit: Misfit, all: readonly MachinePart[]): string => {
  if (misfit.problem === 'noPackage') return text('misfit.noPackage')
  const part = all.find(({ versionId }) => versionId === misfit.versionId)
  const name = `${part?.name ?? ''} ${part?.version ?? ''}`.trim()
  if (misfit.problem === 'withdrawn' || misfit.problem === 'twice') return text(`misfit.${misfit.problem}`, { name })
  if (misfit.problem === 'model') return text('misfit.model', { name, model: misfit.model })
  const needed = all.find(({ softwareId }) => softwareId === misfit.softwareId)?.name ?? ''
  return text(`misfit.${misfit.problem}`, { name, needed, version: misfit.atLeast })
}
