import type { SubAppProps } from '@portal/session'
import type { Text } from './texts.ts'

/** What a page is given to draw itself with. */
export type Surroundings = {
  page: HTMLElement
  /** Shows the way back to the list, above the heading. */
  showBack: () => void
  props: SubAppProps
  /** The address and language at the moment at which it is drawn; another one draws it anew. */
  state: ReturnType<SubAppProps['state$']['get']>
  text: Text
  /** Names the page once that is known, in a language that may be another one than the portal's. */
  setTitle: (title: string, language?: string) => void
}

/** A page that stands: what it is called for now, and how it ends. */
export type View = { title: string; end: () => void }
