/* How requests to robots stand. Pages need these words without the schemas of requests. */

/** What robots are asked for. */
export const robotRequestKinds = [
  'upgrade',
  'readSettings',
  'changeSettings',
  'diagnose',
  'sendLog',
  'lock',
  'unlock',
  'showMaterials',
  'goTo',
  'charge',
  'stop',
  'restart',
  'speak'
] as const

/** How a request stands. It is open while it is asked or taken. */
export const robotRequestStates = ['asked', 'taken', 'answered', 'failed', 'timedOut', 'cancelled'] as const
export type RobotRequestState = (typeof robotRequestStates)[number]

/** Why a robot could not carry a request out. */
export const robotFailures = [
  'busy',
  'battery',
  'space',
  'network',
  'checksum',
  'refused',
  'unsupported',
  'internal'
] as const
export type RobotFailure = (typeof robotFailures)[number]
