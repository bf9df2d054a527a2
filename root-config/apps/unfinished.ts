import { keepOpenApplication, readOpenApplication } from '@portal/session'
import { atom } from 'nanostores'
import { nextPaint } from '../next-paint.ts'

/** The application that was open when this tab last stopped without a word; nobody opens it again without asking. */
export const $unfinished = atom<string | undefined>()

/**
 * Finds out whether the last page of this tab ended as pages do. An endless loop in a sub-application can't be ended
 * from inside the page (M16), only with the page; what can be known afterwards is that no `pagehide` came any more.
 */
export const readUnfinished = (): void => {
  $unfinished.set(readOpenApplication())
  addEventListener('pagehide', () => {
    if (noted) keepOpenApplication(undefined)
  })
  // Browsers may put a page away in the background and bring it back, or end it there for its memory.
  document.addEventListener('visibilitychange', () => {
    if (noted) keepOpenApplication(document.visibilityState === 'visible' ? open : undefined)
  })
}

let open: string | undefined

/** Whether what the tab keeps is this page's own note, not the last one's that is still asked about. */
let noted = false

/**
 * Notes that an application begins, before any code of it runs.
 * @returns notes that it is over; the next one's name takes the place of its own, and only where none follows is that
 * taken away, once the page is drawn
 */
export const markOpen = (name: string): (() => void) => {
  open = name
  noted = true
  keepOpenApplication(name)
  return () => {
    if (open !== name) return
    open = undefined
    void nextPaint().then(() => {
      if (open !== undefined || !noted) return
      noted = false
      keepOpenApplication(undefined)
    })
  }
}
