import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { PortalEvents } from './events.ts'

type PortalTag = Extract<keyof HTMLElementTagNameMap, `portal-${string}`>

/** What an element has beside every HTML element: its own properties. */
type OwnProperties<Tag extends PortalTag> = Partial<Omit<HTMLElementTagNameMap[Tag], keyof HTMLElement>>

/** React hears a custom event by its name with `on` before it. */
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
