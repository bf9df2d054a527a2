import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application, and a page for unknown addresses. */
export type Page = { kind: 'list' } | { kind: 'course'; courseId: number } | { kind: 'missing' }

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  if (below === '') return { kind: 'list' }
  const [, courseId] = /^\/([1-9]\d{0,8})$/.exec(below) ?? []
  return courseId === undefined ? { kind: 'missing' } : { kind: 'course', courseId: Number(courseId) }
}
