/** The entry point of the statistics application: the lifecycles that single-spa calls. */
import { drawSolid } from '#kit/adapters/solid.ts'
import { createSubApp } from '#kit/index.ts'
import styles from './statement.css'
import { StatementApp } from './statement-app.tsx'

export const { bootstrap, mount, unmount } = createSubApp({
  className: 'statement-app',
  styles,
  draw: drawSolid(StatementApp)
})
