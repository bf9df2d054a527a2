/** The entry point of the platform application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './platform.css?inline'
import { PlatformApp } from './platform-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'platform-app',
  styles,
  draw: drawReact(PlatformApp)
})
