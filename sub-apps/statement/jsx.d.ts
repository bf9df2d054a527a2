/** The portal's table in JSX of Solid. */
import type { JSX } from 'solid-js'

type Table = HTMLElementTagNameMap['portal-table']

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-table': JSX.HTMLAttributes<Table> &
        Partial<Omit<Table, keyof HTMLElement>> & {
          'on:portal-table-retry'?: () => void
          'on:portal-table-action'?: (event: CustomEvent<{ action: string; keys: readonly string[] }>) => void
        }
    }
  }
}
