/* The logs that robots keep. Nothing here checks requests, so that a page that shows them carries no schemas. */

/** The logs of a robot: of its operating system, of driving and maps, of motors and sensors, and of the work for guests. */
export const logNames = ['system', 'navigation', 'drivers', 'application'] as const
export type LogName = (typeof logNames)[number]

/** How bad a line of a log is, the least first. */
export const logLevels = ['debug', 'info', 'warning', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/** The forms in which a log is fetched: as text, or packed by gzip. */
export const logForms = ['log', 'log.gz'] as const
