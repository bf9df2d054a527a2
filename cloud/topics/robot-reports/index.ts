/* Other topics may use this, and nothing else of this one. */

export { robotClockSlackMs } from './report-plan.ts'
