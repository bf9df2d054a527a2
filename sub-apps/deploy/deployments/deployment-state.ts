import type { DeploymentState } from '#contract/calls/deploy/deployments.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = { open: 'ring brand', finished: 'dot success', cancelled: 'square muted' } as const

/** How a deployment stands, as the table shows a state. */
export const deploymentState = (text: Text, state: DeploymentState) => mark(text(`state.${state}`), looks[state])
