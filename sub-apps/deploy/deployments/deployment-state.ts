import type { DeploymentState } from '#contract/calls/deploy/deployments.ts'
import type { Text } from '../texts.ts'

const looks = {
  open: { shape: 'ring', tone: 'brand' },
  finished: { shape: 'dot', tone: 'success' },
  cancelled: { shape: 'square', tone: 'muted' }
} as const satisfies Record<DeploymentState, object>

/** How a deployment stands, as the table shows a state. */
export const deploymentState = (text: Text, state: DeploymentState) => ({
  text: text(`state.${state}`),
  ...looks[state]
})
