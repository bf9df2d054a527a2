import { recordEvents } from '#contract/calls/usage/tracking.ts'
import { type SessionAdapter, setAdapter } from './adapter.ts'
import { $failedCall, endsSession } from './calls/api.ts'
import { sentenceOf } from './calls/error-sentence.ts'
import { Refused } from './calls/errors.ts'
import { followDrafts } from './drafts/keep-draft.ts'
import { readFrame } from './frame/frame.ts'
import { startLayout } from './frame/layout.ts'
import { startMicro } from './frame/micro.ts'
import { takeRenderedFrame } from './frame/rendered-frame.ts'
import { startSubAppMode } from './frame/sub-app-mode.ts'
import { followStoredSession } from './identity/follow-stored-session.ts'
import { goChangeAddress } from './identity/go-change.pure.ts'
import { $mobileLink, setMobileLink } from './identity/mobile-link.ts'
import { readUserAnew } from './identity/refresh-user.ts'
import {
  $session,
  $token,
  $user,
  closeSession,
  expiryAhead,
  markDead,
  readSession,
  rememberPerson,
  storedToken
} from './identity/session.ts'
import { dismissUsedElsewhere, tellLeftElsewhere, tellUsedElsewhere } from './identity/used-elsewhere.ts'
import { startLanguage, translate } from './language/language.ts'
import { followLanguageNews } from './language/language-files.ts'
import { tryLiveAgain } from './live/change.ts'
import { startLookUp } from './menu/look-up.ts'
import { forgetMenuWithPerson } from './menu/menu.ts'
import { followPermissions } from './menu/refresh-permissions.ts'
import { $messageCentre } from './message-centre/load-message-centre.ts'
import { forgetMessagesWithToken } from './message-centre/message-counts.ts'
import { noteReturn } from './network/when-reachable.ts'
import { notifyTranslated } from './notices.ts'
import { readRoute } from './routes/route.ts'
import { track } from './tracking.ts'

/**
 * Starts the session with the given adapter: reads the stored values and starts to load the texts. Calls can be made as
 * soon as this function returns.
 * @returns a promise that resolves when the first language is shown
 */
export const startSession = (adapter: SessionAdapter): Promise<void> => {
  setAdapter(adapter)
  startLookUp()
  rememberPerson()
  readSession()
  startLayout()
  setMobileLink(adapter.mobileLink)
  readRoute()
  startMicro()
  startSubAppMode()
  readFrame()
  adapter.tabs.listen(message => {
    if (message.kind === 'session') {
      const { ended, left, why = 'gone' } = message
      const change = goChangeAddress($user.get()?.perms)
      const isOwn = ended !== undefined && markDead(ended, left === true ? 'left' : why)
      if (isOwn && left === true) tellLeftElsewhere(true)
      else if (isOwn && why === 'elsewhere') tellUsedElsewhere(change)
      void followStoredSession()
    }
    if (message.kind === 'messages') $messageCentre.get()?.refresh()
    if (message.kind === 'user') void readUserAnew()
  })
  adapter.onReturn(why => {
    if (why === 'doubt') return tryLiveAgain(why)
    // A frozen tab has missed the messages of other tabs.
    void followStoredSession()
    tryLiveAgain(why)
    noteReturn(why)
    if ($user.get()?.withheld !== undefined) void readUserAnew()
  })
  forgetMenuWithPerson()
  forgetMessagesWithToken()
  followPermissions()
  followDrafts()
  followLanguageNews()
  takeRenderedFrame()
  // The next person must not see the notice for the person before.
  $token.listen(token => {
    if (token === undefined) return
    dismissUsedElsewhere()
    tellLeftElsewhere(false)
  })
  reactToFailedCalls()
  return startLanguage()
}

const reactToFailedCalls = (): void => {
  $failedCall.listen(failed => {
    if (failed === undefined) return
    const { call, error, token, quiet } = failed
    if (call !== recordEvents) {
      track('apiError', {
        call: `${call.method} ${call.path}`,
        ...(error instanceof Refused ? { code: error.code } : { errName: error.name })
      })
    }
    if (endsSession(error) && token !== undefined) {
      const stored = storedToken()
      // Another tab has signed in since. This tab uses that session, and nothing has ended.
      if ($token.get() === token && stored !== undefined && stored !== token) return void followStoredSession()
      // The clock here may have been corrected since the log-in. The cloud's word counts more.
      const isTime = !expiryAhead() || (error instanceof Refused && error.sessionExpired)
      const why = isTime ? 'expired' : 'elsewhere'
      const change = goChangeAddress($user.get()?.perms)
      const ended = closeSession(token, why)
      // A link that is being accepted brings the next session. The end of the old one is not reported.
      if (!ended || $mobileLink.get() !== undefined) return
      if (why === 'elsewhere') tellUsedElsewhere(change)
      // The sign-in over the page says it itself.
      else if ($session.get().state === 'guest') void notifyTranslated('warning', () => translate('notice.expired'))
    } else if (endsSession(error) && $session.get().state === 'ended') {
      // A page below the sign-in goes on asking. What it hears is known already.
    } else if (!quiet) {
      void notifyTranslated('error', () => sentenceOf(error))
    }
  })
}
