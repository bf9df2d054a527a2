/* Other topics may use this, and nothing else of this one. */

export { findPointOfRobot, findWhereabouts, putPlaces } from './sql/robot-places.ts'
