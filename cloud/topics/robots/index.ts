/* Other topics may use this, and nothing else of this one. */

export { hearFrom, takeReports } from './hear-from.ts'
export { robotFor, robotOfAnyTimeFor } from './robot-for.ts'
export { noteBack, noteGone } from './sql/absences.ts'
export { findFaultDays, findFaultHours, findFirstFaultDay, findTopFaults } from './sql/fault-days.ts'
export { hear, heardColumns, isStillSilent, watchSilence } from './sql/heard.ts'
export { isLocked, isLockedNow, lastingLockOf, lasts } from './sql/locked.ts'
export { isFound, type RobotFilter } from './sql/robot-filter.ts'
export {
  countRobotStates,
  findDeployments,
  findRobot,
  findRobotModels,
  findRobotOfAnyTime,
  findRobots
} from './sql/robots.ts'
export { changeStretch, findDayParts, findLastingStretches, findRunningDays, findRunningSums } from './sql/running.ts'
export {
  addTags,
  countDescribed,
  dropTag,
  findTags,
  hasTagOf,
  lockTagged,
  lockTagsOf,
  putDescription,
  removeTags,
  renameTag,
  type TagOf
} from './sql/tags.ts'
export { findFirstTaskDay, findTaskDays, findTasksBetween, type TaskPlace } from './sql/task-days.ts'
export { putTasks } from './sql/tasks.ts'
