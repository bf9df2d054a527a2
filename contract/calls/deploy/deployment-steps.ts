/* Pure: the steps in which a robot is set up at its store, and which of them can be taken when. */

/** In their order: each begins when the one before it is settled. */
export const deploymentSteps = [
  'unpacked',
  'network',
  'activated',
  'map',
  'points',
  'dock',
  'trialRun',
  'handover'
] as const
export type DeploymentStep = (typeof deploymentSteps)[number]

/** The acts that a person can record for a step. */
export const stepActs = ['done', 'skipped', 'reopened'] as const
export type StepAct = (typeof stepActs)[number]

/** Steps that a store may not need. Nobody skips the network, the activation or the handover. */
const skippable: readonly DeploymentStep[] = ['unpacked', 'map', 'points', 'dock', 'trialRun']

/** The acts that fit a step while so many steps are settled. The settled ones are always the first ones. */
export const openActs = (settled: number, step: DeploymentStep): StepAct[] => {
  const place = deploymentSteps.indexOf(step)
  if (place === settled) return skippable.includes(step) ? ['done', 'skipped'] : ['done']
  return place === settled - 1 ? ['reopened'] : []
}

/** The step that is under way; undefined when all are settled. */
export const nextStep = (settled: number): DeploymentStep | undefined => deploymentSteps[settled]
