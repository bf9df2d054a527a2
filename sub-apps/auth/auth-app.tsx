import { $permissions } from '@portal/session'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { AccountDetail } from './accounts/account-detail.tsx'
import { AccountList } from './accounts/account-list.tsx'
import { NewAccount } from './accounts/new-account.tsx'
import { AuditList } from './audit/audit-list.tsx'
import { isOpen, type Page, pageOf } from './page-of.pure.ts'
import { ClosedPage } from './parts/closed-page.tsx'
import { MissingPage } from './parts/missing-page.tsx'
import { Sections } from './parts/sections.tsx'
import { NewRole, RoleDetail } from './roles/role-detail.tsx'
import { RoleList } from './roles/role-list.tsx'
import { TenantDetail } from './tenants/tenant-detail.tsx'
import { TenantList } from './tenants/tenant-list.tsx'

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const AuthApp = () => {
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const held = useStore($permissions)
  const page = pageOf(pathname, basePath, held) ?? { kind: 'missing' }
  return (
    <>
      <Sections pathname={pathname} search={search} />
      {isOpen(page, held) ? (
        <PageOf key={pathname} page={page} search={search} />
      ) : (
        <ClosedPage key={`closed ${pathname}`} />
      )}
    </>
  )
}

const PageOf = ({ page, search }: { page: Page; search: string }) => {
  switch (page.kind) {
    case 'roles':
      return <RoleList search={search} />
    case 'role':
      return page.roleId === 'new' ? <NewRole search={search} /> : <RoleDetail roleId={page.roleId} search={search} />
    case 'accounts':
      return <AccountList whose={page.whose} search={search} />
    case 'account':
      return page.userId === 'new' ? (
        <NewAccount whose={page.whose} search={search} />
      ) : (
        <AccountDetail whose={page.whose} userId={page.userId} search={search} />
      )
    case 'tenants':
      return <TenantList search={search} />
    case 'tenant':
      return <TenantDetail tenantId={page.tenantId} search={search} />
    case 'audit':
      return <AuditList />
    case 'missing':
      return <MissingPage />
  }
}
