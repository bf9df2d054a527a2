/** The entry point of the operation application: the lifecycles that single-spa calls. */
import { addMessages, type SubAppProps } from '@portal/session'
import { type App, createApp } from 'vue'
import styles from './operation.css'
import OperationApp from './operation-app.vue'
import { messages } from './texts.ts'

let mounted: { app: App; page: HTMLElement; sheet: CSSStyleSheet } | undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Renders into the portal's own tree, where the portal's classes for controls apply. Without `await`, so that loaded
 * content is on the page in the frame of the click.
 */
export const mount = async ({ domElement, basePath, ask, notify, unsaved }: SubAppProps): Promise<void> => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const page = document.createElement('div')
  page.className = 'operation-app'
  domElement.append(page)

  const surroundings = { basePath, ask, notify, unsaved }
  const app = createApp(OperationApp, { surroundings, ownText: addMessages('operation', messages) })
  // An error in a component goes to the portal, which reports it. Vue would only write it to the console.
  app.config.throwUnhandledErrorInProduction = true
  // Set before mounting, because single-spa also unmounts an application that failed to mount.
  mounted = { app, page, sheet }
  app.mount(page)
}

/** Ends all subscriptions and timers of the components, and removes the page with its styles. */
export const unmount = async (): Promise<void> => {
  if (mounted === undefined) return
  const { app, page, sheet } = mounted
  mounted = undefined
  app.unmount()
  page.remove()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(it => it !== sheet)
}
