import { atom } from 'nanostores'
import { limits } from '#contract/limits.ts'
import { textsShown } from './language.ts'
import { outside } from './outside.ts'

export type NoticeLevel = 'info' | 'success' | 'warning' | 'error'
export type Notice = { id: number; level: NoticeLevel; text: string }

/** What the portal tells the person at the moment, oldest first; root-config draws it. */
export const $notices = atom<readonly Notice[]>([])

let lastId = 0

/** Shows a sentence for five seconds (spec §8). A sentence that is already on screen is not shown twice. */
export const notify = (level: NoticeLevel, text: string): void => {
  if ($notices.get().some(notice => notice.text === text)) return
  const id = ++lastId
  $notices.set([...$notices.get(), { id, level, text }])
  outside().later(() => dismissNotice(id), limits.noticeDurationMs)
}

/** The same for the portal's own sentences, which can be due before the first texts are there. */
export const notifyTranslated = async (level: NoticeLevel, sentence: () => string): Promise<void> => {
  await textsShown()
  notify(level, sentence())
}

export const dismissNotice = (id: number): void => {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}
