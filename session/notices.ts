import { atom } from 'nanostores'
import * as limits from '#contract/limits.ts'
import { adapter } from './adapter.ts'
import { textsShown } from './language/language.ts'

export type NoticeLevel = 'info' | 'success' | 'warning' | 'error'
/** What a notice offers to do, with the words of its button. */
export type NoticeAction = { label: string; act: () => void }
export type Notice = { id: number; level: NoticeLevel; text: string; action?: NoticeAction }

/** What the portal tells the person at the moment, oldest first; root-config draws it. */
export const $notices = atom<readonly Notice[]>([])

/** How long each notice still stands, and how to stop its clock; none runs while the person is at the notices. */
type Clock = { left: number; startedAt: number; stop: () => void }
const clocks = new Map<number, Clock>()

let held = false
let lastId = 0

/**
 * Shows a sentence for five seconds (spec §8), not counting the time that the person points at a notice or has the focus
 * on one. A sentence that is on screen already is not shown twice: its five seconds begin anew.
 */
export const notify = (level: NoticeLevel, text: string): void => {
  const shown = $notices.get().find(notice => notice.text === text)
  const id = shown?.id ?? ++lastId
  clocks.get(id)?.stop()
  clocks.set(id, { left: limits.noticeDurationMs, startedAt: 0, stop: () => undefined })
  if (shown === undefined) $notices.set([...$notices.get(), { id, level, text }])
  if (!held) run(id)
}

/** The same for the portal's own sentences, which can be due before the first texts are there. */
export const notifyTranslated = async (level: NoticeLevel, sentence: () => string): Promise<void> => {
  await textsShown()
  notify(level, sentence())
}

/**
 * Offers to do something. It stands until the person takes it up or dismisses it: what asks for a decision has no clock.
 * @returns its id, for whoever has to withdraw it
 */
export const offer = (text: string, action: NoticeAction, level: NoticeLevel = 'info'): number => {
  const id = ++lastId
  $notices.set([...$notices.get(), { id, level, text, action }])
  return id
}

export const dismissNotice = (id: number): void => {
  clocks.get(id)?.stop()
  clocks.delete(id)
  $notices.set($notices.get().filter(notice => notice.id !== id))
}

/** Stops the time of all notices: the person reads one, or is about to press its button (WCAG 2.2.1). */
export const holdNotices = (): void => {
  if (held) return
  held = true
  for (const clock of clocks.values()) {
    clock.stop()
    clock.left -= adapter().now() - clock.startedAt
  }
}

/** Lets their time go on. */
export const releaseNotices = (): void => {
  if (!held) return
  held = false
  for (const id of clocks.keys()) run(id)
}

const run = (id: number): void => {
  const clock = clocks.get(id)
  if (clock === undefined) return
  clock.startedAt = adapter().now()
  clock.stop = adapter().later(() => dismissNotice(id), clock.left)
}
