import type { RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Database } from '../../database/open.ts'
import type { RequestEnd } from './next-state.ts'
import type { LockedRequest } from './sql/robot-requests.ts'

/** Runs in the transaction that ends a request. */
export type EndHandler = (transaction: Database, request: LockedRequest, end: RequestEnd, now: number) => Promise<void>

/** The function that runs at the end of a request of each kind. A kind that is not here has no consequences. */
export type EndHandlers = Partial<Record<RobotRequestKind, EndHandler>>
