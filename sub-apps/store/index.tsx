import type { SubAppProps } from '@portal/session'
/** The door of the store application: the life stages that single-spa calls. */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import styles from './store.css'
import { StoreApp } from './store-app.tsx'
import { addTexts } from './texts.ts'

let mounted: { root: Root; host: HTMLElement } | undefined

/** Nothing to prepare: everything came with the module. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Renders into a shadow root of its own, so that neither the portal's styles nor ours reach the other. There is no
 * `await` in it, and React draws at once: what is already loaded is on the page in the frame of the click.
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

  // React throws an error of a component out of `flushSync`, to the portal, which shows the panel and reports it.
  const root = createRoot(page)
  mounted = { root, host }
  const text = addTexts()
  flushSync(() => root.render(<StoreApp host={host} above={above} text={text} surroundings={props} />))
}

/** Ends every subscription with the components that own them, and takes the host with its styles away. */
export const unmount = async (): Promise<void> => {
  mounted?.root.unmount()
  mounted?.host.remove()
  mounted = undefined
}
