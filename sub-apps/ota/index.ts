/** The entry point of the OTA application: the lifecycles that single-spa calls. */
import { drawSvelte } from '#kit/adapters/svelte.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './ota.css?inline'
import OtaApp from './ota-app.svelte'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'ota-app',
  styles,
  draw: drawSvelte(OtaApp)
})
