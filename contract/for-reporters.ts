import type { Call } from './call.ts'
import { permissions } from './permissions.ts'

/** Whether robots and gateways may make a call with credentials of their own, beside accounts that report. */
export const isForReporters = ({ access }: Pick<Call, 'access'>): boolean =>
  typeof access === 'object' && 'permission' in access && access.permission === permissions.reportAsRobot
