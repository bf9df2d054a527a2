import { adapter } from './adapter.ts'
import { textsShown } from './language/language.ts'
import { makeStore, write } from './stores.ts'

/** How long a notice stays (docs/requirements.md §9). */
const noticeDurationMs = 5_000

export type NoticeLevel = 'info' | 'success' | 'warning' | 'error'
/** An action that a notice offers, with the label of its button. */
export type NoticeAction = { label: string; act: () => void }
export type Notice = {
  id: number
  level: NoticeLevel
  text: string
  action?: NoticeAction
  /** The other choice, where dismissing is not one. */
  other?: NoticeAction
}

/** The current notices, oldest first. root-config draws them. */
export const $notices = makeStore<readonly Notice[]>([])

/**
 * The remaining time of each notice, and a function that stops its timer. Paused while the person attends to notices.
 */
type Clock = { left: number; startedAt: number; stop: () => void }
const clocks = new Map<number, Clock>()

let held = false
let lastId = 0

/**
 * Shows a sentence for five seconds (docs/requirements.md §8). The time stops while the pointer or the focus is on a notice. A sentence
 * that is already shown is not shown twice: its five seconds start again.
 */
export const notify = (level: NoticeLevel, text: string): void => {
  const shown = $notices.get().find(notice => notice.text === text)
  const id = shown?.id ?? ++lastId
  clocks.get(id)?.stop()
  clocks.set(id, { left: noticeDurationMs, startedAt: 0, stop: () => undefined })
  if (shown === undefined) write($notices, [...$notices.get(), { id, level, text }])
  if (!held) run(id)
}

/** The same for the portal's own sentences, which may be needed before the first texts are loaded. */
export const notifyTranslated = async (level: NoticeLevel, sentence: () => string): Promise<void> => {
  await textsShown()
  notify(level, sentence())
}

/**
 * Offers an action. The notice stays until the person uses or dismisses it, because a decision needs time.
 * @returns its id, for code that has to remove it
 */
export const offer = (
  text: string,
  action: NoticeAction,
  level: NoticeLevel = 'info',
  other?: NoticeAction
): number => {
  const id = ++lastId
  write($notices, [...$notices.get(), { id, level, text, action, ...(other && { other }) }])
  return id
}

export const dismissNotice = (id: number): void => {
  clocks.get(id)?.stop()
  clocks.delete(id)
  write(
    $notices,
    $notices.get().filter(notice => notice.id !== id)
  )
}

/** Pauses all notices: the person reads one, or is about to press its button (WCAG 2.2.1). */
export const holdNotices = (): void => {
  if (held) return
  held = true
  for (const clock of clocks.values()) {
    clock.stop()
    clock.left -= adapter().now() - clock.startedAt
  }
}

/** Continues the time of all notices. */
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
