/** The lifecycles that the portal calls. */
import { createSubApp } from 'robot-portal-kit'
import { drawSolid } from 'robot-portal-kit/solid'
import styles from './app.css?inline'
import { App } from './app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'fleet-app',
  styles,
  draw: drawSolid(App)
})
