/** The controls in templates of Vue 3. */
import type { DefineComponent } from 'vue'
import type { ComponentTag, ControlProperties } from './tags.ts'

type ControlTags = { [Tag in ComponentTag]: DefineComponent<ControlProperties<Tag>> }

declare module 'vue' {
  interface GlobalComponents extends ControlTags {}
}
