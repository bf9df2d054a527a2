import { statisticsPermissions as may } from '#contract/permissions.ts'
import { createRouter } from '#kit/router.pure.ts'

const routes = [
  { path: '/data/clean', page: { kind: 'cleaning' }, permission: may.cleaning },
  { path: '/data/fault', page: { kind: 'faults' }, permission: may.faults },
  { path: '/export', page: { kind: 'export' }, permission: may.exports }
] as const

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
