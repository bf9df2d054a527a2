/* The pages by which robots come into the portal. They are loaded when somebody opens one. */

export { default as importRobots } from './import-robots.vue'
export { default as models } from './model-list.vue'
export { default as newRobot } from './new-robot.vue'
