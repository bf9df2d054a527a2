/** The entry point of the auth application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './auth.css?inline'
import { AuthApp } from './auth-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'auth-app', styles, draw: drawReact(AuthApp) })
