import type { SharedState } from '@portal/session'
import type { SubAppContext } from '#kit/index.ts'
import type { Text } from './texts.ts'

/** The values and functions that a page needs to draw itself. */
export type Surroundings = {
  page: HTMLElement
  /** Shows the link to the list, above the heading. */
  showBack: () => void
  context: SubAppContext
  /** The address and language at the time of drawing. A change draws the page again. */
  state: SharedState
  text: Text
  /** Adds the sentence below the heading. */
  setLead: (lead: string) => void
  /** Sets the heading when the name is known. Its language may differ from the portal's. */
  setTitle: (title: string, language?: string) => void
}

/** A drawn page: its first heading, and a function that ends it. */
export type View = { title: string; end: () => void }
