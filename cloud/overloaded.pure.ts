/** More is asked than can be done at the moment, and waiting longer would help nobody: the same call may succeed soon. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Seconds after which a caller may try again that was told that the cloud is busy or its database away. */
export const retryAfterSeconds = 2
