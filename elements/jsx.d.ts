import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalEvents } from './events.ts'

type PortalTag = Extract<keyof HTMLElementTagNameMap, `portal-${string}`>

/** The own properties of an element, besides those of every HTML element. */
type OwnProperties<Tag extends PortalTag> = Partial<Omit<HTMLElementTagNameMap[Tag], keyof HTMLElement>>

/** React listens to a custom event with the prop `on` plus the event's name. */
type Handlers = { [Name in keyof PortalEvents as `on${Name}`]?: (event: CustomEvent<PortalEvents[Name]>) => void }

/** The portal's tags in JSX. */
type PortalTags = {
  [Tag in PortalTag]: DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Tag]>, HTMLElementTagNameMap[Tag]> &
    OwnProperties<Tag> &
    Handlers
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PortalTags {}
  }
}
