/**
 * The code that only members need, and not for the first paint: the live channel and the messages of the drawer.
 * `startMessageCentre` loads this file.
 */
import { $user } from '../identity/session.ts'
import { $language } from '../language/language.ts'
import { refreshLanguageFiles } from '../language/language-files.ts'
import { atMostEvery } from '../live/at-most-every.ts'
import type { Change } from '../live/change-plan.pure.ts'
import { startLive } from '../live/live.ts'
import { $change } from '../live/live-state.ts'
import { refreshPermissions } from '../menu/refresh-permissions.ts'
import { write } from '../stores.ts'
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

/** However much news comes in a burst, it leads to one call in this time. */
const liveRefreshMs = 1_000

/** Passes news on to pages, each kind once in this time however often it comes. */
const changeTeller = (): ((action: Change) => void) => {
  const tellers = new Map<Change, () => void>()
  return action => {
    const tell = tellers.get(action) ?? atMostEvery(liveRefreshMs, async () => write($change, { action }))
    tellers.set(action, tell)
    tell()
  }
}

/** Starts the live channel. The messages follow the channel and the opening of the drawer. */
export const startCentre = () => {
  const refresh = atMostEvery(liveRefreshMs, refreshMessages)
  const changed = changeTeller()
  $messagesOpen.subscribe(open => {
    if (open) void openMessages()
    else closeMessages()
  })
  // A message may have its own text in the new language.
  $language.listen(() => void refreshMessages())
  const permissions = atMostEvery(liveRefreshMs, refreshPermissions)
  const live = startLive(change => {
    const isBack = change === 'reconnected'
    if (isBack || change === 'cloud_message') refresh()
    changed(change)
    if (change === 'language_changed') void refreshLanguageFiles()
    // A cloud with stamps says by itself when the page knows other permissions than the person has now.
    if (change === 'permissions_changed' || (isBack && $user.get()?.permissionStamp === undefined)) permissions()
  })
  return { $messages, showMessages, showPage, retryMessages, readOne, readAll, refresh, live }
}
