/** The entry point of the store application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './store.css?inline'
import { StoreApp } from './store-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'store-app', styles, draw: drawReact(StoreApp) })
