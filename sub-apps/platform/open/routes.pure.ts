import { openPermissions } from '#contract/permissions.ts'

/** The paths of the pages below the application's own address, as the menu has them. */
export const openPaths = {
  customers: '/open/customer-registration',
  applications: '/open/application-management',
  files: '/open/file-download',
  apiManagement: '/open/api-management',
  apiListing: '/open/api-listing',
  releases: '/open/release-management'
} as const

export const openRoutes = [
  { path: `${openPaths.customers}/:part?`, page: { kind: 'openCustomers' }, permission: openPermissions.customers },
  {
    path: `${openPaths.customers}/new`,
    page: { kind: 'openCustomers', part: 'new' },
    permission: openPermissions.customers
  },
  {
    path: `${openPaths.applications}/:part?`,
    page: { kind: 'openApplications' },
    permission: openPermissions.applications
  },
  {
    path: `${openPaths.applications}/new`,
    page: { kind: 'openApplications', part: 'new' },
    permission: openPermissions.applications
  },
  { path: openPaths.files, page: { kind: 'openFiles' }, permission: openPermissions.files },
  { path: openPaths.apiManagement, page: { kind: 'openApiManagement' }, permission: openPermissions.apiManagement },
  { path: openPaths.apiListing, page: { kind: 'openApiListing' }, permission: openPermissions.apiListing },
  { path: `${openPaths.releases}/:part?`, page: { kind: 'openReleases' }, permission: openPermissions.releases },
  {
    path: `${openPaths.releases}/new`,
    page: { kind: 'openReleases', part: 'new' },
    permission: openPermissions.releases
  }
] as const
export type OpenKind = (typeof openRoutes)[number]['page']['kind']
