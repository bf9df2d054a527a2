import { createRouter, type PageOf } from '#kit/router.pure.ts'

const routes = [
  { path: '', page: { kind: 'list' } },
  { path: '/:courseId', page: { kind: 'course' } }
] as const

/** The pages of this application, and those for an address without a page. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
