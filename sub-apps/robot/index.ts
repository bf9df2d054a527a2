/** The entry point of the robot application: the lifecycles that single-spa calls. */
import { drawVue } from '#kit/adapters/vue.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './robot.css?inline'
import RobotApp from './robot-app.vue'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'robot-app', styles, draw: drawVue(RobotApp) })
