/* Other topics may use this, and nothing else of this one. */

export { findTaskRecords } from './sql/robot-records.ts'
