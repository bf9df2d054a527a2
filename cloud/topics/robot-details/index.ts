/* What other topics may use of this one. */

export { findTaskRecords } from './sql/robot-records.ts'
