/* What other topics may use of this one. */

export { findWhereabouts, putPlaces } from './sql/robot-places.ts'
