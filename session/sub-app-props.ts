import type { ReadableAtom } from 'nanostores'
import type { request } from './calls/api.ts'
import type { NoticeLevel } from './notices.ts'
import type { LostWith } from './routes/unsaved.ts'
import type { SharedState } from './shared-state.ts'
import type { TrackingEvent } from './tracking.ts'

/**
 * What the portal hands to every sub-application when it mounts it, on top of what single-spa itself passes. It is the
 * whole of what a sub-application needs: one that imports nothing of the portal works with this alone.
 */
export type SubAppProps = {
  /** The module's name in the import map. */
  name: string
  /** Where to render. It belongs to the sub-application from mount to unmount, and has to be empty again after that. */
  domElement: HTMLElement
  /** The address under which everything of this sub-application lies: `/sub-app/robot`. */
  basePath: string
  /** Token (`-1` once logged out), permissions, language, route and user id, as one store. */
  state$: ReadableAtom<SharedState>
  api: { request: typeof request }
  /** Goes to an address of this origin; `replace` leaves no entry to go back to. Throws TypeError for anything else. */
  navigate: (address: string, how?: 'push' | 'replace') => void
  /** Shows a sentence for five seconds. */
  notify: (level: NoticeLevel, text: string) => void
  /** Notes a usage event. */
  track: (event: TrackingEvent, properties: Record<string, unknown>) => void
  /** A text of the portal in the current language, or the fallback where the portal has none under that key. */
  translate: (key: string, fallback?: string) => string
  /**
   * Says that there is work that is not saved, or no longer: whoever leaves is asked first. Work that is lost with its
   * `page` is asked for before another page of the same application, too.
   */
  unsaved: (unsaved: boolean, lostWith?: LostWith) => void
}
