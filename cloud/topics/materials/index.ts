/* Other topics may use this, and nothing else of this one. */

export { findGroupOfRobot } from './sql/group-robots.ts'
