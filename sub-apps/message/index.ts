/** The entry point of the message application: the lifecycles that single-spa calls. */
import { drawSvelte } from '#kit/adapters/svelte.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './message.css?inline'
import MessageApp from './message-app.svelte'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'message-app',
  styles,
  draw: drawSvelte(MessageApp)
})
