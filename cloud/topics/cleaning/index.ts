/* Other topics may use this, and nothing else of this one. */

export { findCleaningDays, findCleaningRobots, findCleaningStores, findFirstCleaningDay } from './sql/cleaning-days.ts'
