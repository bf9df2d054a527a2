/* Other topics may use this, and nothing else of this one. */

export { registerRobots } from './register-robots.ts'
export { addHistory } from './sql/history.ts'
export { findObstacles } from './sql/obstacles.ts'
