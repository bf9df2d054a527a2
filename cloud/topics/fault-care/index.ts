/* Other topics may use this, and nothing else of this one. */

export { careColumns, isCaredFor, isUnattended } from './sql/care.ts'
export { endClosedFault } from './sql/end-closed.ts'
