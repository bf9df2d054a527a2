/** The codes of Node and PostgreSQL for a full disk. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether a fault is that a disk is full. Looks through the errors that are wrapped around it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && fullCodes.has(String(error.code))) || isDiskFull(error.cause))

/** The one line of a start that fails for it. */
export const fullDisk = (disk: string): string => `${disk} is full. Make space on it, then start again.`
