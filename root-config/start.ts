import {
  $session,
  $token,
  browserOutside,
  loadMenu,
  loadUnread,
  readPageConfig,
  startSession,
  track
} from '@portal/session'
import { start as startSingleSpa, triggerAppChange } from 'single-spa'
import { pageConfigId } from '#contract/page.ts'
import { goTo, watchAddress } from './address.ts'
import { registerApplications } from './applications.ts'
import { startFrame } from './frame.ts'
import { followLinks } from './links.ts'
import { startMainView } from './main-view.ts'
import { drawNotices } from './notice-region.ts'
import { announcePages } from './page-change.ts'
import { $decision, startRouter } from './router.ts'

/**
 * Starts the portal, in this order: the environment is read, the session starts and asks for what every page needs, the
 * frame's elements are defined as soon as there are texts for them, then the applications are registered and single-spa
 * starts.
 * @throws Error when the server's configuration in the page is not what the contract says
 */
export const start = async (): Promise<void> => {
  const { environment, messages } = readPageConfig(elementOf(`#${pageConfigId}`).textContent ?? '')
  const texts = startSession(
    browserOutside({
      environment,
      messages,
      navigate: goTo
    })
  )
  const elements: Promise<{ defineElements: () => void }> = System.import('@portal/elements')
  watchAddress()
  startRouter()
  askForFrame()
  await texts

  startFrame()
  drawNotices(elementOf('#notices'))
  startMainView()
  followLinks()
  announcePages(elementOf('main'), environment.brand.name)
  reportScriptErrors()
  elementOf('portal-header').setAttribute('portal-name', environment.brand.name)
  // The frame is drawn first: registering makes single-spa work through its list once for each application.
  const { defineElements } = await elements
  defineElements()
  if ($session.get().state !== 'guest') await nextPaint()
  registerApplications()
  $decision.listen(() => void triggerAppChange())
  startSingleSpa()
}

/** What was asked of the page is drawn; a page in the background draws nothing, and does not wait for it. */
const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })

/** Menu and message count belong to the frame; whoever signs in later gets them then. */
const askForFrame = (): void => {
  $token.subscribe(token => {
    if (token === undefined) return
    void loadMenu()
    // The count is the least urgent of the three and leaves the line to the others.
    if ($session.get().state === 'member') void loadUnread()
  })
  $session.listen((session, before) => {
    if (session.state === 'member' && before?.state === 'unknown') void loadUnread()
  })
}

/** Errors that nobody caught are reported with name, message and stack (spec §8). */
const reportScriptErrors = (): void => {
  const report = (cause: unknown): void => {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    track('jsError', { errName: error.name, errMsg: error.message, errStack: error.stack ?? '' })
  }
  window.addEventListener('error', event => report(event.error))
  window.addEventListener('unhandledrejection', event => report(event.reason))
}

const elementOf = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`The page has no ${selector}.`)
  return element
}
