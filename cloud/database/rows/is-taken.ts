/** PostgreSQL's code for a value that has to be the only one and is not. */
const uniqueViolation = '23505'

/** Whether a write failed because another row has the value that only one may have. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === uniqueViolation) || isTaken(error.cause))
