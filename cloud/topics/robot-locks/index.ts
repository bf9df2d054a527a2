/* What other topics may use of this one. */

export { refuseForeignReason } from './change-lock.ts'
export { addOwnLock, endOwnLock, findLastingLocks } from './sql/locks.ts'
export { tellLocks } from './tell-locks.ts'
