import { keepOpenApplication, type OpenApplication, readOpenApplication } from '@portal/session'
import { atom } from 'nanostores'
import { nextPaint } from '../next-paint.ts'
import { addressOf, reportSoon } from './report-soon.ts'

/** The application that was open when this tab hung or crashed. It opens again only after the person agrees. */
export const $unfinished = atom<string | undefined>()

/**
 * Detects whether the last page of this tab ended normally. No script can stop an endless loop in a sub-application
 * (M16): only closing the page stops it. Then no `pagehide` event was fired, and the next page can see that.
 */
export const readUnfinished = (): void => {
  const last = readOpenApplication()
  $unfinished.set(last?.name)
  // Its version failed, and no page could say so while it hung. It counts once.
  if (last?.address !== undefined) {
    void reportSoon(last.name, { mounts: 1, failures: 1 }, last.address)
    keepOpenApplication({ name: last.name })
  }
  addEventListener('pagehide', () => {
    if (noted) keepOpenApplication(undefined)
  })
  // Browsers may discard a page in the background to save memory, without `pagehide`. That is no crash.
  document.addEventListener('visibilitychange', () => {
    if (noted) keepOpenApplication(document.visibilityState === 'visible' ? opened() : undefined)
  })
}

let open: string | undefined

/** The application, or the contribution, whose code began last. */
let lastOpened = ''

/**
 * Notes that an application ended this page, though the page did not hang.
 * @param name of the application; by default the one that began last
 * @returns the name that was noted
 */
export const keepUnfinished = (name = lastOpened): string => {
  noted = false
  keepOpenApplication({ name, address: addressOf(name) })
  return name
}

const opened = (): OpenApplication | undefined =>
  open === undefined ? undefined : { name: open, address: addressOf(open) }

/**
 * Whether the stored name is from this page. Otherwise it is from the last page, and the person has not answered yet.
 */
let noted = false

/**
 * Stores the name of a contribution while its code is evaluated, beside an application that may be open.
 * @returns a function that notes the end
 */
export const markBeside = (name: string): (() => void) => {
  const beside = open
  const done = markOpen(name)
  return () => {
    if (open === name && beside !== undefined) markOpen(beside)
    else done()
  }
}

/**
 * Stores the name of an application before any of its code runs.
 * @returns a function that notes the end. The next application replaces the stored name. When none follows, the name is
 * removed after the next paint.
 */
export const markOpen = (name: string): (() => void) => {
  open = name
  lastOpened = name
  noted = true
  keepOpenApplication(opened())
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
