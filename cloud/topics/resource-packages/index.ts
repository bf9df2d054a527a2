/* Other topics may use this, and nothing else of this one. */

export { ofOwner } from './sql/owner.ts'
export { findPackagesOfRobot } from './sql/package-robots.ts'
