import { createRouter, type PageOf } from 'robot-portal-kit'

const routes = [
  { path: '', page: { kind: 'list' } },
  { path: '/:serial(text)', page: { kind: 'robot' } }
] as const

/** The pages of this application, and a page for unknown addresses. */
export type Page = PageOf<typeof routes>

/** The page of an address: `/sub-app/fleet` is the list, `/sub-app/fleet/X1` is one robot. */
export const pageOf = createRouter(routes)

/** The address of one robot. */
export const robotAddress = (basePath: string, serial: string): string => `${basePath}/${encodeURIComponent(serial)}`
