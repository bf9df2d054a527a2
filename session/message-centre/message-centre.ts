/**
 * The code that only members need, and not for the first paint: the live channel and the messages of the drawer.
 * `startMessageCentre` loads this file.
 */
import { $language } from '../language/language.ts'
import { refreshLanguageFiles } from '../language/language-files.ts'
import { atMostEvery } from '../live/at-most-every.ts'
import { startLive } from '../live/live.ts'
import { $messagesOpen } from './message-counts.ts'
import {
  $messages,
  closeMessages,
  openMessages,
  readAll,
  readOne,
  refreshMessages,
  retryMessages,
  showMessages,
  showPage
} from './messages.ts'

/** However many messages come in a burst, they are asked for once in this time. */
const liveRefreshMs = 1_000

/** Starts the live channel. The messages follow the channel and the opening of the drawer. */
export const startCentre = () => {
  const refresh = atMostEvery(liveRefreshMs, refreshMessages)
  $messagesOpen.subscribe(open => {
    if (open) void openMessages()
    else closeMessages()
  })
  // A message may have its own text in the new language.
  $language.listen(() => void refreshMessages())
  const live = startLive({
    refresh,
    hear: action => {
      if (action === 'cloud_message') refresh()
      if (action === 'language_changed') void refreshLanguageFiles()
    }
  })
  return { $messages, showMessages, showPage, retryMessages, readOne, readAll, refresh, live }
}
