import type { Database } from '../../database/open.ts'
import type { RequestEnd } from './next-state.ts'
import type { LockedRequest } from './sql/robot-requests.ts'

/** Runs in the transaction that ends a request. */
export type Settle = (transaction: Database, request: LockedRequest, end: RequestEnd, now: number) => Promise<void>
