import texts from 'portal:element-texts'
import {
  $language,
  $messageCentre,
  $notices,
  $session,
  dismissNotice,
  loadMenu,
  loadMessageCounts,
  loadTexts,
  loadUser,
  readRoute,
  startMessageCentre,
  startSession
} from '@portal/session'
import { tokenCookie } from '#contract/page/page-names.ts'
import { withoutPortalAdapter } from '#session/browser/without-portal.ts'
import { answerCalls } from './answer-calls.ts'
import type { PageAdapter } from './page-adapter.ts'

let page: PageAdapter | undefined
let given = 0
const { adapter, cookies, tell } = withoutPortalAdapter({
  fetch: answerCalls(() => page),
  // All texts are in this module. Topics are for portals, which load them one by one.
  loadMessages: async (language, topic) => (topic === undefined ? texts[language] : {})
})

/** Starts the session of a guest: texts in the page's language, and no personal data. */
export const startPageSession = async (): Promise<void> => {
  await startSession(adapter)
  followPage()
  await Promise.all([loadTexts('drawer'), loadTexts('frame')])
}

/** Follows the page's address, and passes changes of language and notices to the page. */
const followPage = (): void => {
  for (const event of ['popstate', 'hashchange']) addEventListener(event, readRoute)
  globalThis.navigation?.addEventListener('navigatesuccess', readRoute)
  $language.listen(language => void page?.perform({ kind: 'changeLanguage', language }).catch(warn))
  $notices.listen(notices => {
    for (const { id, level, text } of notices) {
      dismissNotice(id)
      document.dispatchEvent(new CustomEvent('portal-notice', { detail: { level, text } }))
    }
  })
}

const warn = (cause: unknown): void => console.warn('The page could not perform the action of an element.', cause)

/** The functions that a page can call later. */
export type PageSession = {
  /** Loads messages and counts again. */
  refreshMessages: () => Promise<void>
  /** Loads everything again: another person signed in, the person signed out, or the menu changed. */
  refresh: () => Promise<void>
}

/**
 * Gives the elements a session from four functions of the page. From now on it applies to every element of the page. An
 * element keeps showing values that were set by property.
 */
export const giveSession = async (functions: PageAdapter): Promise<PageSession> => {
  page = functions
  await refresh()
  return { refresh, refreshMessages }
}

const refresh = async (): Promise<void> => {
  given += 1
  // The old token goes first: a session that sees a second token beside its own waits for a page load.
  cookies.delete(tokenCookie)
  tell({ kind: 'session' })
  // The session loads data per token, so a new token makes it load everything again.
  cookies.set(tokenCookie, `page-${given}`)
  tell({ kind: 'session' })
  await loadUser().catch(warn)
  if ($session.get().state !== 'member') return
  await Promise.all([loadMenu(), refreshMessages(), startMessageCentre()])
}

const refreshMessages = async (): Promise<void> => {
  $messageCentre.get()?.refresh()
  await loadMessageCounts()
}
