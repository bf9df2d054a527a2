/* The pages and dialogs by which robots come into the portal, are grouped, and leave it. They are loaded when somebody opens one. */

export { default as endRobot } from './end-robot.vue'
export { default as importRobots } from './import-robots.vue'
export { default as models } from './model-list.vue'
export { default as moveRobot } from './move-robot.vue'
export { default as newRobot } from './new-robot.vue'
export { default as retired } from './retired-robots.vue'
export { default as tags } from './tag-list.vue'
