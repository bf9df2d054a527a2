import { prefixOfModule } from '#contract/page/sub-apps/sub-apps.ts'
import { nameOf } from '../../main/panels.ts'
import { leaveAtOnce } from '../reload.ts'
import { keepCookies } from './cookies.ts'
import { hearTries, keepReach } from './cover.ts'
import { keepDrawing } from './drawing.ts'
import { keepHead } from './head.ts'
import { noticeLoss } from './listeners-lost.ts'
import { keepMoves } from './own-moves.ts'
import { keepPresses, keepSearchKeys } from './presses.ts'
import { noteSheets, restoreSheets } from './sheets.ts'

/** The guards keep the frame as the portal drew it, while code of others is on the page. */
export type FrameGuards = {
  /** Puts back what the frame needs, before it answers the person. */
  restore: () => void
  /** @returns what could not be put back */
  end: () => string[]
}

/** What this file needs to know of the open application. */
export type OpenApplication = {
  /** Whether somebody leaves it for this path. */
  leaves: (pathname: string) => boolean
  isOpen: () => boolean
  /** A listener that nothing can remove stopped a press on the frame. */
  blocked: () => void
  /** Nothing on the page hears the person any more. */
  deaf: () => void
}

/** The functions of this file, which is loaded before the first code of others. */
export type GuestGuards = { listenFirst: typeof listenFirst; guardFrame: typeof guardFrame }

/** No event tells that somebody changed a rule of a style sheet, or laid something over the frame. */
const lookEveryMs = 1_000

/** Listens to what a person does, before any code of others can. Call this once, before the first such code is loaded. */
export const listenFirst = ({ leaves, isOpen, blocked, deaf }: OpenApplication): void => {
  lookForLoss = noticeLoss(deaf)
  hearTries()
  keepMoves(leaves, isOpen)
  keepPresses(blocked)
  keepSearchKeys(blocked)
}

let lookForLoss = (): void => undefined

/** Guards the frame against one application that the build did not make. Call this before its code is evaluated. */
export const guardFrame = (name: string): FrameGuards => {
  noteSheets()
  const endHead = keepHead()
  const drawing = keepDrawing(() => leaveAtOnce(name))
  const restoreCookies = keepCookies()
  const reach = keepReach(
    () => nameOf(prefixOfModule(name)),
    () => leaveAtOnce(name)
  )
  const timer = setInterval(() => {
    lookForLoss()
    restoreSheets()
    restoreCookies()
    reach.look()
  }, lookEveryMs)
  return {
    restore: drawing.restore,
    end: () => {
      clearInterval(timer)
      reach.end()
      restoreSheets()
      restoreCookies()
      return [...drawing.end(), ...endHead()]
    }
  }
}
