/** The lifecycles that the portal calls. */
import { createSubApp } from 'robot-portal-kit'
import styles from './app.css?inline'
import { draw } from './draw.ts'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'fleet-app',
  styles,
  draw
})
