/** The names under which Lit 3 keeps its records on the window. Every copy of Lit on the page shares them. */
const lists = ['litElementVersions', 'litHtmlVersions', 'reactiveElementVersions']

/**
 * Makes the records of Lit before any sub-application opens. Shoelace brings Lit with the first control, often while an
 * application is open. The records would count as that application's own, and leaving it would remove them: no later
 * control could be defined.
 */
export const keepLitGlobals = (): void => {
  globalThis.litPropertyMetadata ??= new WeakMap()
  for (const name of lists) Reflect.set(globalThis, name, Reflect.get(globalThis, name) ?? [])
}
