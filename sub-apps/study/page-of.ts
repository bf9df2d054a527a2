/** The pages of this application, and what stands at addresses that it has no page for. */
export type Page = { kind: 'list' } | { kind: 'course'; courseId: number } | { kind: 'missing' }

/** Which page an address is; undefined where it is not this application's. Whole segments are compared. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  const below = pathname.slice(basePath.length).replace(/\/$/, '')
  if (below === '') return { kind: 'list' }
  const [, courseId] = /^\/([1-9]\d{0,8})$/.exec(below) ?? []
  return courseId === undefined ? { kind: 'missing' } : { kind: 'course', courseId: Number(courseId) }
}
