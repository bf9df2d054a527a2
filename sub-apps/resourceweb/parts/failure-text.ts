import type { RobotFailure } from '#contract/calls/requests/request-states.ts'
import type { Text } from '../texts.ts'

/** Why a robot could not do what it was told, and what helps. */
export const failureText = (text: Text, failure: RobotFailure | null): string =>
  failure === 'space' || failure === 'network' || failure === 'unsupported'
    ? text(`failure.${failure}`)
    : text('failure.internal')
