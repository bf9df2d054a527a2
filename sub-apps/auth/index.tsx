import type { SubAppProps } from '@portal/session'
/** The entry point of the auth application: the lifecycles that single-spa calls. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import styles from './auth.css'
import { AuthApp } from './auth-app.tsx'
import { addTexts } from './texts.ts'

let mounted: { root: Root; page: HTMLElement; sheet: CSSStyleSheet } | undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Renders into the portal's own tree, where the portal's classes for controls apply. Without `await` and with
 * `flushSync`, so that loaded content is on the page in the frame of the click.
 */
export const mount = async (props: SubAppProps): Promise<void> => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const page = document.createElement('div')
  page.className = 'auth-app'
  props.domElement.append(page)

  // `flushSync` throws the error of a component to the portal, which shows the failure panel and reports the error.
  const root = createRoot(page)
  mounted = { root, page, sheet }
  const text = addTexts()
  flushSync(() => root.render(<AuthApp text={text} surroundings={props} />))
}

/** Ends all subscriptions of the components, and removes the page with its styles. */
export const unmount = async (): Promise<void> => {
  if (mounted === undefined) return
  const { root, page, sheet } = mounted
  mounted = undefined
  root.unmount()
  page.remove()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(it => it !== sheet)
}
