/** Types of the controls for templates of any framework. An application imports no code for them. */
import type {} from '@shoelace-style/shoelace'
import type { ComponentTag } from '../components.ts'

/** The element of a tag. */
export type ControlElement<Tag extends ComponentTag> = HTMLElementTagNameMap[Tag]

/** The own properties of a control, besides those of every HTML element. */
export type ControlProperties<Tag extends ComponentTag> = Partial<Omit<ControlElement<Tag>, keyof HTMLElement>>

type EventName = Extract<keyof GlobalEventHandlersEventMap, `sl-${string}`>

/** The events of the controls, as handlers whose names begin with a prefix: `onsl-change`, `on:sl-change`. */
export type ControlHandlers<Prefix extends string> = {
  [Name in EventName as `${Prefix}${Name}`]?: (event: GlobalEventHandlersEventMap[Name]) => void
}

export type { ComponentTag }
