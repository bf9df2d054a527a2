/**
 * Makes the records that Lit 3 keeps on the window, where all copies of Lit share them. The controls bring Lit late,
 * often while a sub-application is open. The records would then count as that application's own, and leaving it would
 * remove them: the page could define no further control. Call this before the first sub-application is loaded.
 */
export const makeLitRecords = (): void => {
  const records = {
    litPropertyMetadata: new WeakMap(),
    litElementVersions: [],
    litHtmlVersions: [],
    reactiveElementVersions: []
  }
  for (const [name, record] of Object.entries(records))
    if (!Object.hasOwn(window, name)) Reflect.set(window, name, record)
}
