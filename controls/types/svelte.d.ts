/** The controls in templates of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements'
import type { ComponentTag, ControlElement, ControlHandlers, ControlProperties } from './tags.ts'

type ControlTags = {
  [Tag in ComponentTag]: HTMLAttributes<ControlElement<Tag>> & ControlProperties<Tag> & ControlHandlers<'on'>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends ControlTags {}
}
