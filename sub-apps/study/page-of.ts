/** The pages of this application, and a page for unknown addresses. */
export type Page = { kind: 'list' } | { kind: 'course'; courseId: number } | { kind: 'missing' }

/** The page of an address; undefined for an address of another application. Whole segments are compared. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  const below = pathname.slice(basePath.length).replace(/\/$/, '')
  if (below === '') return { kind: 'list' }
  const [, courseId] = /^\/([1-9]\d{0,8})$/.exec(below) ?? []
  return courseId === undefined ? { kind: 'missing' } : { kind: 'course', courseId: Number(courseId) }
}
