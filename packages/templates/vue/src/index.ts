/** The lifecycles that the portal calls. */
import { createSubApp } from 'robot-portal-kit'
import { drawVue } from 'robot-portal-kit/vue'
import styles from './app.css?inline'
import App from './app.vue'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'fleet-app',
  styles,
  draw: drawVue(App)
})
