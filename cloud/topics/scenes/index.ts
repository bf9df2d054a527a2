/* Other topics may use this, and nothing else of this one. */

export { findWhereabouts, putPlaces } from './sql/robot-places.ts'
