/* What a robot's page says of now, and its acts. They are loaded with the page of a robot, and by no list. */

export { default as robotNow } from './robot-now.vue'
