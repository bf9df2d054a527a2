/* What other topics may use of this one. */

export { robotClockSlackMs } from './report-plan.ts'
