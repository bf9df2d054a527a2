import type { ClassAttributes, HTMLAttributes } from 'react'

/** Tags of the portal. Each is loaded when it appears. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-table': ClassAttributes<HTMLElement> &
        HTMLAttributes<HTMLElement> & { 'onportal-table-retry'?: () => void }
    }
  }
}
