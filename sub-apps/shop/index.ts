/** The entry point of the shop application: the lifecycles that single-spa calls. */
import { createSubApp } from '#kit/index.ts'
import { drawShop } from './draw-shop.ts'
import styles from './shop.css'

export const { bootstrap, mount, unmount } = createSubApp({ className: 'shop-app', styles, draw: drawShop })
