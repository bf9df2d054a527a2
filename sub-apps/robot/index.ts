/** The door of the robot application: the life stages that single-spa calls. */
import { addMessages, type SubAppProps } from '@portal/session'
import { type App, createApp } from 'vue'
import styles from './robot.css'
import RobotApp from './robot-app.vue'
import { messages } from './texts.ts'

let mounted: { app: App; host: HTMLElement } | undefined

/** Nothing to prepare: everything came with the module. */
export const bootstrap = async (): Promise<void> => undefined

/**
 * Renders into a shadow root of its own, so that neither the portal's styles nor ours reach the other. There is no
 * `await` in it: what is already loaded is on the page in the frame of the click.
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
  // An error in a component reaches the portal, which reports it, in place of ending in the console.
  app.config.throwUnhandledErrorInProduction = true
  // Kept before mounting: single-spa unmounts what failed to mount.
  mounted = { app, host }
  app.mount(page)
}

/** Ends every subscription and timer with the components that own them, and takes the host with its styles away. */
export const unmount = async (): Promise<void> => {
  mounted?.app.unmount()
  mounted?.host.remove()
  mounted = undefined
}
