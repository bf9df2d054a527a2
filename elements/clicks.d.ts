import type { Click } from '#contract/page/clicks.ts'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** The name of a press on this control in usage events. */
    'data-click'?: Click | undefined
  }
}
