import type { TemplateResult } from 'lit'
import type { Language } from '#contract/languages.ts'
import type { SubAppContext } from '#kit/index.ts'
import type { Text } from './texts.ts'

/** The values that change while a page is open. */
export type Now = {
  text: Text
  language: Language
  search: string
  permissions: readonly string[]
}

/** The values with which a page is made. */
export type Surroundings = {
  context: SubAppContext
  /** An address of this application, with what each address keeps. */
  addressOf: (below: string) => string
  /** Draws the page again. */
  update: () => void
}

/** A page. It is told of another query or language, and returns the content that is on screen. */
export type View = {
  /** Called before the first drawing too. */
  arrive?: (now: Now) => void
  draw: (now: Now) => TemplateResult
  end?: () => void
}
