import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalLanguagePicker } from '#elements/index.ts'

// The portal's own elements, as JSX knows them.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-language-picker': DetailedHTMLProps<HTMLAttributes<PortalLanguagePicker>, PortalLanguagePicker>
    }
  }
}
