/** The entry point of the deployment application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './deploy.css?inline'
import { DeployApp } from './deploy-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'deploy-app',
  styles,
  draw: drawReact(DeployApp)
})
