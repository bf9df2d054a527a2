/** The lifecycles that the portal calls. */
import { createSubApp } from 'robot-portal-kit'
import { drawReact } from 'robot-portal-kit/react'
import styles from './app.css?inline'
import { App } from './app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'fleet-app',
  styles,
  draw: drawReact(App)
})
