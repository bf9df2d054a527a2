import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type { Text } from '../texts.ts'

/** The reason why a robot could not carry out a request, and the remedy. */
export const failureText = (text: Text, failure: RobotFailure | null): string =>
  failure === 'space' || failure === 'network' || failure === 'unsupported'
    ? text(`failure.${failure}`)
    : text('failure.internal')
