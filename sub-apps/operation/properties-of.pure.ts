import type { ListProperties } from '#kit/list.ts'

/** A list's properties for `v-bind`. The dot: until the element is loaded, Vue would write lists and functions as attributes. */
export const propertiesOf = (list: ListProperties): Record<string, unknown> =>
  Object.fromEntries(Object.entries(list).map(([name, value]) => [`.${name}`, value]))
