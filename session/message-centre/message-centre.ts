import { $language } from '../language/language.ts'
import { atMostEvery, newsEveryMs } from '../live/at-most-every.ts'
import { $change } from '../live/live-state.ts'
import { openLive, tryLiveAgain } from '../live/start-live.ts'
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

/** Follows the live channel and the opening of the drawer. Both are wanted at once: somebody may wait for the drawer. */
export const startCentre = () => {
  const refresh = atMostEvery(newsEveryMs, refreshMessages)
  $messagesOpen.subscribe(open => {
    if (open) void openMessages()
    else closeMessages()
  })
  // A message may have its own text in the new language.
  $language.listen(() => void refreshMessages())
  $change.listen(change => {
    if (change?.action === 'cloud_message' || change?.action === 'reconnected') refresh()
  })
  // News that came before this code did was heard by nobody here.
  if ($change.get() !== undefined) refresh()
  void openLive()
  return { $messages, showMessages, showPage, retryMessages, readOne, readAll, refresh, live: tryLiveAgain }
}
