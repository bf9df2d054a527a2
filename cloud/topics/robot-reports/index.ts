/* Other topics may use this, and nothing else of this one. */

export { robotClockSlackMs } from './robot-clock.pure.ts'
