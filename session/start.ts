import { recordEvents } from '#contract/tracking.ts'
import { $failedCall, endsSession } from './api.ts'
import { sentenceOf } from './error-sentence.ts'
import { Refused } from './errors.ts'
import { startLanguage, translate } from './language.ts'
import { forgetMenuWithToken } from './menu.ts'
import { notifyTranslated } from './notices.ts'
import { connectOutside, type Outside } from './outside.ts'
import { readRoute } from './route.ts'
import { $token, closeSession, expiryAhead, hearOfSession, readSession } from './session.ts'
import { track } from './tracking.ts'
import { $unread } from './unread.ts'

/**
 * Starts the session in the given world: reads what is stored and begins to load the texts. Data can be asked for as
 * soon as it returns.
 * @returns a promise of the first language being shown
 */
export const startSession = (outside: Outside): Promise<void> => {
  connectOutside(outside)
  readSession()
  readRoute()
  outside.tabs.listen(message => {
    if (message.kind === 'session') hearOfSession(message.ended)
  })
  forgetMenuWithToken()
  $token.listen(() => $unread.set(undefined))
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
        code: error instanceof Refused ? error.code : error.name
      })
    }
    if (endsSession(error) && token !== undefined) {
      const key = expiryAhead() ? 'notice.otherLogin' : 'notice.expired'
      if (closeSession(token)) void notifyTranslated('warning', () => translate(key))
    } else if (!quiet) {
      void notifyTranslated('error', () => sentenceOf(error))
    }
  })
}
