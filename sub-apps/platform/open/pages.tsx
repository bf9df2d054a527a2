import type { ComponentType } from 'react'
import type { PageProps } from '../parts/page-props.ts'
import { ApplicationList } from './applications/application-list.tsx'
import { ApplicationPage } from './applications/application-page.tsx'
import { NewApplication } from './applications/new-application.tsx'
import { ApiListing } from './calls/api-listing.tsx'
import { ApiManagement } from './calls/api-management.tsx'
import { CustomerList } from './customers/customer-list.tsx'
import { CustomerPage } from './customers/customer-page.tsx'
import { NewCustomer } from './customers/new-customer.tsx'
import { FileList } from './file-list.tsx'
import { ReleaseList } from './releases/release-list.tsx'
import { NewRelease, ReleasePage } from './releases/release-page.tsx'
import type { OpenKind } from './routes.pure.ts'

const Customers = ({ part }: PageProps) => {
  if (part === undefined) return <CustomerList />
  return part === 'new' ? <NewCustomer /> : <CustomerPage customerId={part} />
}

const Applications = ({ part }: PageProps) => {
  if (part === undefined) return <ApplicationList />
  return part === 'new' ? <NewApplication /> : <ApplicationPage applicationId={part} />
}

const Releases = ({ part }: PageProps) => {
  if (part === undefined) return <ReleaseList />
  return part === 'new' ? <NewRelease /> : <ReleasePage noteId={part} />
}

export const openPages: Record<OpenKind, ComponentType<PageProps>> = {
  openCustomers: Customers,
  openApplications: Applications,
  openFiles: FileList,
  openApiManagement: ApiManagement,
  openApiListing: ApiListing,
  openReleases: Releases
}
