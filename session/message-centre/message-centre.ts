import type { ReadableAtom } from 'nanostores'
import { $language } from '../language/language.ts'
import { atMostEvery, newsEveryMs } from '../live/at-most-every.ts'
import type { Change } from '../live/change-plan.pure.ts'
import type { LiveReason } from '../live/live-plan.pure.ts'
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

type Live = {
  $change: ReadableAtom<{ action: Change } | undefined>
  /** Tells the live channel of a new reason to try. */
  live: (why: LiveReason) => void
}

/** Follows the live channel and the opening of the drawer. */
export const startCentre = ({ $change, live }: Live) => {
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
  return { $messages, showMessages, showPage, retryMessages, readOne, readAll, refresh, live }
}
