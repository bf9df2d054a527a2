/* Other topics may use this, and nothing else of this one. */

export { digestOfParts, partLength, partsOf, sha256Of } from './parts.ts'
export { unfinishedMs } from './rules.ts'
export { ofOwner } from './sql/owner.ts'
export { findPackagesOfRobot } from './sql/package-robots.ts'
export { partReader, type ReadBytes, stepsOf } from './zip/read-bytes.ts'
