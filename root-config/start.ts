import {
  $menu,
  $session,
  $token,
  $unsaved,
  askBeforeLeaving,
  browserOutside,
  followLanguageFiles,
  loadMenu,
  loadMessageCounts,
  readPageConfig,
  startSession,
  track
} from '@portal/session'
import { start as startSingleSpa, triggerAppChange } from 'single-spa'
import { pageConfigId } from '#contract/page/page-names.ts'
import { registerApplications } from './apps/applications.ts'
import { followOffered } from './apps/follow-offered.ts'
import { readUnfinished } from './apps/unfinished.ts'
import { keepPage } from './isolation/traces.ts'
import { startFrame } from './main/frame.ts'
import { pressOnce } from './main/held-keys.ts'
import { askToLeave } from './main/leave-dialog.ts'
import { startMainView } from './main/main-view.ts'
import { drawNotices } from './main/notice-region.ts'
import { goTo, watchAddress } from './routing/address.ts'
import { followLinks } from './routing/links.ts'
import { announcePages } from './routing/page-change.ts'
import { $decision, startRouter } from './routing/router.ts'
import { applyPageStyle } from './styles/page-style.ts'

/**
 * Starts the portal, in this order: the environment is read, the session starts and asks for what every page needs, the
 * frame's elements are defined as soon as there are texts for them, then the applications are registered and single-spa
 * starts.
 * @throws Error when the server's configuration in the page is not what the contract says
 */
export const start = async (): Promise<void> => {
  const { version, ...config } = readPageConfig(elementOf(`#${pageConfigId}`).textContent ?? '')
  const { environment } = config
  const texts = startSession(browserOutside({ ...config, navigate: goTo }))
  followOffered()
  watchAddress()
  readUnfinished()
  startRouter()
  askForFrame()
  const elements = loadElements()
  await texts

  startFrame()
  const ready = Promise.all([applyPageStyle(elementOf('#page-style')), elements.then(it => it.defineElements())])
  drawNotices(elementOf('#notices'))
  startMainView()
  followLinks()
  pressOnce()
  askAboutUnsavedWork()
  announcePages(elementOf('main'), environment.brand.name)
  reportScriptErrors()
  // The frame comes first: registering makes single-spa work through its list once for each application.
  await ready
  registerApplications()
  $decision.listen(() => void triggerAppChange())
  startSingleSpa()
  keepPage()
  // The calls for the cloud's texts have no time limit, and take the line from nothing that the first page asks for.
  setTimeout(() => {
    followLanguageFiles()
    startLater(version)
  }, 1_000)
}

/** What no first page needs comes in a file of its own; a portal that can't have it works without. */
const startLater = (version: string): void =>
  void import('./after-first-page.ts').then(
    ({ startAfterFirstPage }) => startAfterFirstPage(version),
    cause => console.warn('The portal goes on without prefetching and without news of releases.', cause)
  )

const loadElements = (): Promise<{ defineElements: () => Promise<void> }> => {
  const loading = System.import<{ defineElements: () => Promise<void> }>('@portal/elements')
  // `start` waits for it further down, and hears of a failure there.
  loading.catch(() => undefined)
  return loading
}

/** Menu and message count belong to the frame; whoever signs in later gets them then. */
const askForFrame = (): void => {
  $token.subscribe(token => {
    if (token === undefined) return
    // A page whose frame the server rendered has brought the menu.
    if ($menu.get().state !== 'ready') void loadMenu()
    // The count is the least urgent of the three and leaves the line to the others.
    if ($session.get().state === 'member') void loadMessageCounts()
  })
  $session.listen((session, before) => {
    if (session.state === 'member' && before?.state === 'unknown') void loadMessageCounts()
  })
}

/** Work that is not saved is asked for by the portal within the page, and by the browser before the page goes. */
const askAboutUnsavedWork = (): void => {
  askBeforeLeaving(askToLeave)
  // A listener that is always there would keep browsers from holding the page for Back.
  $unsaved.subscribe(unsaved => {
    if (unsaved.length > 0) addEventListener('beforeunload', preventUnload)
    else removeEventListener('beforeunload', preventUnload)
  })
}

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

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
