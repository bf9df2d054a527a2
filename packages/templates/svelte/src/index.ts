/** The lifecycles that the portal calls. */
import { createSubApp } from 'robot-portal-kit'
import { drawSvelte } from 'robot-portal-kit/svelte'
import styles from './app.css?inline'
import App from './app.svelte'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'fleet-app',
  styles,
  draw: drawSvelte(App)
})
