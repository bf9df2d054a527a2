/** The entry point of the robot application: the lifecycles that single-spa calls. */
import { addMessages, type SubAppProps } from '@portal/session'
import { type App, createApp } from 'vue'
import styles from './robot.css'
import RobotApp from './robot-app.vue'
import { messages } from './texts.ts'

let mounted: { app: App; host: HTMLElement } | undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Renders into its own shadow root, so that the portal's styles and these styles do not affect each other. Without
 * `await`, so that loaded content is on the page in the frame of the click.
 */
export const mount = async ({ domElement, basePath }: SubAppProps): Promise<void> => {
  const host = document.createElement('div')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const heading = Object.assign(document.createElement('slot'), { name: 'heading' })
  const page = document.createElement('div')
  root.append(heading, page)
  domElement.append(host)

  const app = createApp(RobotApp, { host, basePath, ownText: addMessages('robot', messages) })
  // An error in a component goes to the portal, which reports it. Vue would only write it to the console.
  app.config.throwUnhandledErrorInProduction = true
  // Set before mounting, because single-spa also unmounts an application that failed to mount.
  mounted = { app, host }
  app.mount(page)
}

/** Ends all subscriptions and timers of the components, and removes the host with its styles. */
export const unmount = async (): Promise<void> => {
  mounted?.app.unmount()
  mounted?.host.remove()
  mounted = undefined
}
