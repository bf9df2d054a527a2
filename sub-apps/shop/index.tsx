/** The entry point of the shop application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './shop.css?inline'
import { ShopApp } from './shop-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'shop-app', styles, draw: drawReact(ShopApp) })
