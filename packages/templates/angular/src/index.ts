/** The lifecycles that the portal calls. */
import { createSubApp } from 'robot-portal-kit'
import { drawAngular } from 'robot-portal-kit/angular'
import styles from './app.css?inline'
import { App } from './app.ts'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'fleet-app',
  styles,
  draw: drawAngular(App)
})
