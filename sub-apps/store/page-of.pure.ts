import { createRouter, type PageOf } from '#kit/router.pure.ts'

const routes = [
  { path: '/list', page: { kind: 'list' } },
  { path: '/map', page: { kind: 'map' } },
  { path: '/new', page: { kind: 'new' } },
  { path: '/import', page: { kind: 'import' } },
  { path: '/:storeId', page: { kind: 'store' } },
  { path: '/:storeId/edit', page: { kind: 'edit' } }
] as const

/** The pages of this application, and those for an address without a page. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
