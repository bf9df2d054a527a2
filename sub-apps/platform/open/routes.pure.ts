import { openPermissions } from '#contract/permissions.ts'
import type { Route } from '../parts/route.pure.ts'

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
  {
    path: openPaths.customers,
    kind: 'openCustomers',
    permission: openPermissions.customers,
    below: ['new', 'id']
  },
  {
    path: openPaths.applications,
    kind: 'openApplications',
    permission: openPermissions.applications,
    below: ['new', 'id']
  },
  { path: openPaths.files, kind: 'openFiles', permission: openPermissions.files },
  { path: openPaths.apiManagement, kind: 'openApiManagement', permission: openPermissions.apiManagement },
  { path: openPaths.apiListing, kind: 'openApiListing', permission: openPermissions.apiListing },
  {
    path: openPaths.releases,
    kind: 'openReleases',
    permission: openPermissions.releases,
    below: ['new', 'id']
  }
] as const satisfies readonly Route[]
export type OpenKind = (typeof openRoutes)[number]['kind']
