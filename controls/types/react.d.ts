/** The controls in JSX of React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ComponentTag, ControlElement, ControlHandlers, ControlProperties } from './tags.ts'

type ControlTags = {
  [Tag in ComponentTag]: DetailedHTMLProps<HTMLAttributes<ControlElement<Tag>>, ControlElement<Tag>> &
    ControlProperties<Tag> &
    ControlHandlers<'on'>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ControlTags {}
  }
}
