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
import { answerCalls } from './answer-calls.ts'
import type { PageAdapter } from './page-adapter.ts'
import { pageSessionAdapter } from './session-adapter.ts'

let page: PageAdapter | undefined
let given = 0
const { adapter, cookies, tell } = pageSessionAdapter(answerCalls(() => page))

/** Starts the session as a guest's: texts in the page's language, and nobody's data. */
export const startPageSession = async (): Promise<void> => {
  await startSession(adapter)
  followPage()
  await Promise.all([loadTexts('drawer'), loadTexts('frame')])
}

/** What the page does by itself, and what it is told: its address, and what cannot be said inside an element. */
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

const warn = (cause: unknown): void => console.warn('The page could not do what was asked for in an element.', cause)

/** What a page can say later. */
export type PageSession = {
  /** Messages or their numbers are others now. */
  refreshMessages: () => Promise<void>
  /** Somebody else is here now, or nobody, or their menu is another one: everything is asked for anew. */
  refresh: () => Promise<void>
}

/**
 * Gives the elements a session out of four functions of the page. It counts from now on for every element of the page;
 * what an element was given by property stays what it shows.
 */
export const giveSession = async (functions: PageAdapter): Promise<PageSession> => {
  page = functions
  await refresh()
  return { refresh, refreshMessages }
}

const refresh = async (): Promise<void> => {
  given += 1
  // Whoever was here goes first: a session that finds another token beside its own waits for a page load.
  cookies.delete(tokenCookie)
  tell({ kind: 'session' })
  // The session loads what belongs to a token: a new one asks for everything anew.
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
