/* Other topics may use this, and nothing else of this one. */

export { refuseForeignReason } from './change-lock.ts'
export { addOwnLock, endOwnLock, findLastingLocks } from './sql/locks.ts'
export { tellLocks } from './tell-locks.ts'
