import type { SubAppProps } from '@portal/session'
/** The entry point of the store application: the lifecycles that single-spa calls. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import styles from './store.css'
import { StoreApp } from './store-app.tsx'
import { addTexts } from './texts.ts'

let mounted: { root: Root; host: HTMLElement } | undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Renders into its own shadow root, so that the portal's styles and these styles do not affect each other. Without
 * `await` and with `flushSync`, so that loaded content is on the page in the frame of the click.
 */
export const mount = async (props: SubAppProps): Promise<void> => {
  const host = document.createElement('div')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  const heading = Object.assign(document.createElement('slot'), { name: 'heading' })
  const above = document.createElement('div')
  const page = document.createElement('div')
  shadow.append(above, heading, page)
  props.domElement.append(host)

  // `flushSync` throws the error of a component to the portal, which shows the failure panel and reports the error.
  const root = createRoot(page)
  mounted = { root, host }
  const text = addTexts()
  flushSync(() => root.render(<StoreApp host={host} above={above} text={text} surroundings={props} />))
}

/** Ends all subscriptions of the components, and removes the host with its styles. */
export const unmount = async (): Promise<void> => {
  mounted?.root.unmount()
  mounted?.host.remove()
  mounted = undefined
}
