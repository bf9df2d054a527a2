/* What other topics may use of this one. */

export { findElevatorRobots } from './sql/elevators.ts'
