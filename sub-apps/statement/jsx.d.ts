/** The portal's table in JSX of Solid. */
import type { JSX } from 'solid-js'

type Table = HTMLElementTagNameMap['portal-table']

/** Solid writes the capitals of a property small. So these stand as attributes, of which Solid makes the property. */
type Written = {
  'row-key'?: string
  'address-key'?: string
  'keep-as'?: string
  'file-name'?: string
  'empty-title'?: string
  'empty-text'?: string
}
type WithCapitals = {
  [Name in keyof Table]: Name extends Lowercase<Name & string> ? never : Name
}[keyof Table]

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-table': JSX.HTMLAttributes<Table> &
        Partial<Omit<Table, keyof HTMLElement | WithCapitals>> &
        Written & {
          'on:portal-table-retry'?: () => void
          'on:portal-table-action'?: (event: CustomEvent<{ action: string; keys: readonly string[] }>) => void
        }
    }
  }
}
