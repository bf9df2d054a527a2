import type { Click } from '#contract/page/clicks.ts'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** What a press on this control is called in usage events. */
    'data-click'?: Click | undefined
  }
}
