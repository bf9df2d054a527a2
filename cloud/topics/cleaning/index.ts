/* What other topics may use of this one. */

export { findCleaningDays, findCleaningRobots, findCleaningStores, findFirstCleaningDay } from './sql/cleaning-days.ts'
