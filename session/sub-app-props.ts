import type { ReadableAtom } from 'nanostores'
import type { request } from './calls/api.ts'
import type { ServedTexts } from './language/topic-texts.ts'
import type { linkTo } from './menu/link-to.ts'
import type { NoticeLevel } from './notices.ts'
import type { Question } from './question.ts'
import type { LostWith } from './routes/unsaved.ts'
import type { SharedState } from './shared-state.ts'
import type { TrackingEvent } from './tracking.ts'

/**
 * The props that the portal passes to every sub-application at mount, besides those of single-spa. They are all that a
 * sub-application needs: it does not have to import anything from the portal.
 */
export type SubAppProps = {
  /** The module's name in the import map. */
  name: string
  /**
   * The container to render into. It belongs to the sub-application from mount to unmount, and must be empty
   * afterwards.
   */
  domElement: HTMLElement
  /** The path of this sub-application; all its addresses start with it: `/sub-app/robot`. */
  basePath: string
  /** Token (`-1` after log-out), permissions, language, route and user id, as one store. */
  state$: ReadableAtom<SharedState>
  /**
   * Texts that somebody uploaded for this sub-application, in the language that they name. They count before its own; there
   * may be none.
   */
  texts$: ReadableAtom<ServedTexts>
  api: { request: typeof request }
  /** Goes to an address of this origin. `replace` adds no history entry. Throws TypeError for any other address. */
  navigate: (address: string, how?: 'push' | 'replace') => void
  /**
   * Addresses of other sub-applications by name: `links.to('store.detail', { storeId })`. Undefined where this site lacks
   * the sub-application, and where this person may not open the page. Ask again when `state$` changes.
   */
  links: { to: typeof linkTo }
  /** Shows a sentence for five seconds. */
  notify: (level: NoticeLevel, text: string) => void
  /**
   * Asks a question in the portal's dialog, above everything. Answers true after a yes, when its `act` succeeded.
   */
  ask: (question: Question) => Promise<boolean>
  /** Records a usage event. */
  track: (event: TrackingEvent, properties: Record<string, unknown>) => void
  /** A text of the portal in the current language, or the fallback when the portal has no such key. */
  translate: (key: string, fallback?: string) => string
  /**
   * Reports unsaved work, or that there is none any more. The person is asked before leaving. For work with `lostWith:
   * 'page'` the person is also asked before another page of the same application.
   */
  unsaved: (unsaved: boolean, lostWith?: LostWith) => void
}

/** The props of a contribution to a page that is not the sub-application's own (docs/extension-points.md). */
export type ExtensionProps = Omit<SubAppProps, 'unsaved'>
