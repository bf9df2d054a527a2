/** The entry point of the statistics application: the lifecycles that single-spa calls. */
import { drawReact } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './statement.css?inline'
import { StatementApp } from './statement-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'statement-app',
  styles,
  draw: drawReact(StatementApp)
})
