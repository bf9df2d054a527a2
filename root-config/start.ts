import {
  $menu,
  $session,
  $token,
  $unsaved,
  askBeforeLeaving,
  browserAdapter,
  followComposition,
  followLanguageFiles,
  followPresses,
  followWaits,
  loadMenu,
  loadMessageCounts,
  nextTask,
  readPageConfig,
  startSession,
  track,
  whenReachable
} from '@portal/session'
import { start as startSingleSpa, triggerAppChange } from 'single-spa'
import { pageConfigId } from '#contract/page/page-names.ts'
import { registerApplications } from './apps/applications.ts'
import { followOffered } from './apps/follow-offered.ts'
import { onUncaughtError, reportOf } from './apps/uncaught-errors.ts'
import { readUnfinished } from './apps/unfinished.ts'
import { startExtensions } from './extensions/extender.ts'
import { startFrame } from './main/frame.ts'
import { pressOnce } from './main/held-keys.ts'
import { askToLeave } from './main/leave-dialog.ts'
import { startMainView } from './main/main-view.ts'
import { drawNotices } from './main/notice-region.ts'
import { followScreenKeyboard } from './main/screen-keyboard.ts'
import { startSignInOver } from './main/sign-in-over.ts'
import { goTo, keepHistory, watchAddress } from './routing/address.ts'
import { followLinks } from './routing/links.ts'
import { announcePages } from './routing/page-change.ts'
import { $decision, startRouter } from './routing/router.ts'
import { startControls } from './start-controls.ts'
import { applyPageStyle } from './styles/page-style.ts'

/**
 * Starts the portal in this order. The environment is read. The session starts and requests the data that every page
 * needs. The elements of the frame are defined as soon as their texts are there. Then the applications are registered,
 * and single-spa starts.
 * @throws Error when the server's configuration in the page does not match the contract
 */
export const start = async (): Promise<void> => {
  const { version, ...config } = readPageConfig(elementOf(`#${pageConfigId}`).textContent ?? '')
  const { environment } = config
  const texts = startSession(browserAdapter({ ...config, navigate: goTo, findSubApps }))
  followOffered()
  startExtensions()
  watchAddress()
  followWaits(window)
  followComposition(window)
  followPresses(window)
  readUnfinished()
  startRouter()
  askForFrame()
  prepareFirstPage()
  const elements = loadElements()
  await texts

  startFrame()
  const ready = Promise.all([applyPageStyle(elementOf('#page-style')), elements.then(it => it.defineElements())])
  drawNotices(elementOf('#notices'))
  startMainView()
  startSignInOver()
  followLinks()
  pressOnce()
  followScreenKeyboard()
  askAboutUnsavedWork()
  announcePages(elementOf('main'), environment.brand.name)
  onUncaughtError(error => track('jsError', reportOf(error)))
  // The frame comes first: single-spa walks through its whole list for each application that is registered.
  await ready
  registerApplications()
  $decision.listen(() => void triggerAppChange())
  await nextTask()
  startSingleSpa()
  keepHistory()
  // Nothing before sign-in needs a control, and the sign-in form must be there soon.
  $token.subscribe(token => token !== undefined && void startControls())
  // The calls for the cloud's texts are not urgent. They must not delay the requests of the first page.
  setTimeout(() => {
    followLanguageFiles()
    startLater(version)
  }, 1_000)
}

/**
 * Code that no first page needs is in its own file. The portal also works while that file can't be loaded, without
 * prefetching and without checking for new releases.
 */
const startLater = (version: string): void =>
  void import('./after-first-page.ts').then(
    ({ startAfterFirstPage }) => startAfterFirstPage(version),
    cause => {
      console.warn('The rest of the portal waits for the network.', cause)
      whenReachable(() => startLater(version))
    }
  )

const loadElements = (): Promise<{ defineElements: () => Promise<void> }> => {
  const loading = System.import<{ defineElements: () => Promise<void> }>('@portal/elements')
  // `start` awaits this promise later and handles a failure there.
  loading.catch(() => undefined)
  return loading
}

/** The shell's first page loads its files and data while the frame is hydrated. single-spa mounts the page later. */
const prepareFirstPage = (): void => {
  if ($decision.get().kind !== 'page') return
  nextTask()
    .then(() => System.import<{ preparePage: () => Promise<void> }>('@portal/shell'))
    .then(shell => shell.preparePage())
    // single-spa loads the same files when it mounts the shell, and shows the failure.
    .catch((cause: unknown) => console.warn('The first page could not be loaded ahead.', cause))
}

/** Most pages name all that their person opens. */
const findSubApps = async (prefixes: readonly string[]): Promise<unknown> =>
  (await import('./after-first-page.ts')).findSubApps(prefixes)

/** Loads menu and message count for the frame, now or after a later sign-in. */
const askForFrame = (): void => {
  $token.subscribe(token => {
    if (token === undefined) return
    // When the server rendered the frame, the page already contains the menu.
    if ($menu.get().state !== 'ready') void loadMenu()
    // The count is the least urgent of the three requests, so the other two go first.
    if ($session.get().state === 'member') void loadMessageCounts()
  })
  $session.listen((session, before) => {
    if (session.state === 'member' && before?.state === 'unknown') void loadMessageCounts()
  })
}

/** Before unsaved work is lost, the portal asks within the page, and the browser asks before the page is closed. */
const askAboutUnsavedWork = (): void => {
  askBeforeLeaving(askToLeave)
  // A permanent `beforeunload` listener would keep browsers from storing the page for Back.
  $unsaved.subscribe(unsaved => {
    if (unsaved.length > 0) addEventListener('beforeunload', preventUnload)
    else removeEventListener('beforeunload', preventUnload)
  })
}

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

const elementOf = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`The page has no ${selector}.`)
  return element
}
