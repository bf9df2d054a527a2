import type { Database } from '../database/open.ts'
import type { LockedRequest } from '../database/robots/requests/robot-requests.ts'
import type { RequestEnd } from './next-state.ts'

/** Runs in the transaction that ends a request. */
export type Settle = (transaction: Database, request: LockedRequest, end: RequestEnd, now: number) => Promise<void>
