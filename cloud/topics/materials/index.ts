/* What other topics may use of this one. */

export { findGroupOfRobot } from './sql/group-robots.ts'
