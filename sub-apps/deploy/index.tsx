/** The entry point of the deployment application: the lifecycles that single-spa calls. */
import { drawPreact } from '#kit/adapters/preact.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './deploy.css'
import { DeployApp } from './deploy-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'deploy-app',
  styles,
  draw: drawPreact(DeployApp)
})
