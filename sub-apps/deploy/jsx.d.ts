/** The portal's tags in JSX of Preact, which listens to a custom event with the prop `on` plus the event's name. */
import type { HTMLAttributes } from 'preact'

type Tag = 'portal-table' | 'portal-notice' | 'sl-details' | 'sl-option' | 'sl-select'

type Handlers = {
  'onportal-table-retry'?: () => void
  'onportal-table-action'?: (event: CustomEvent<{ action: string; keys: readonly string[] }>) => void
  'onsl-change'?: (event: CustomEvent) => void
}

type Tags = {
  [Name in Tag]: Omit<HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof Own<Name>> & Own<Name> & Handlers
}

/** The own properties of an element, besides those of every HTML element. */
type Own<Name extends Tag> = Partial<Omit<HTMLElementTagNameMap[Name], keyof HTMLElement>>

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
