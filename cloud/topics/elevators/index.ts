/* Other topics may use this, and nothing else of this one. */

export { findElevatorRobots } from './sql/elevators.ts'
