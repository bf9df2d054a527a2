/** The entry point of the operation application: the lifecycles that single-spa calls. */
import { drawVue } from '#kit/adapters/vue.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './operation.css?inline'
import OperationApp from './operation-app.vue'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'operation-app',
  styles,
  draw: drawVue(OperationApp)
})
