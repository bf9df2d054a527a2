/** The entry point of the resource application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './resourceweb.css?inline'
import { ResourcewebApp } from './resourceweb-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'resourceweb-app',
  styles,
  draw: drawReact(ResourcewebApp)
})
