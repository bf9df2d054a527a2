/** The entry point of the resource application: the lifecycles that single-spa calls. */
import { createSubApp } from '#kit/index.ts'
import { drawResources } from './draw-resources.ts'
import styles from './resourceweb.css'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'resourceweb-app', styles, draw: drawResources })
