import { $permissions } from '@portal/session'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { Sections } from '#kit/portal/react/sections.tsx'
import { AccountDetail } from './accounts/account-detail.tsx'
import { AccountList } from './accounts/account-list.tsx'
import { NewAccount } from './accounts/new-account.tsx'
import { AuditList } from './audit/audit-list.tsx'
import { lists, type Page, pageOf } from './page-of.pure.ts'
import { NewRole, RoleDetail } from './roles/role-detail.tsx'
import { RoleList } from './roles/role-list.tsx'
import { TenantDetail } from './tenants/tenant-detail.tsx'
import { TenantList } from './tenants/tenant-list.tsx'
import { useText } from './texts.ts'

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const AuthApp = () => {
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const held = useStore($permissions)
  const text = useText()
  const page = pageOf(pathname, basePath, held)
  return (
    <>
      <Sections label={text('sections')} sections={lists.map(list => ({ ...list, title: text(list.title) }))} />
      <PageOf key={`${page.kind} ${pathname}`} page={page} search={search} />
    </>
  )
}

const PageOf = ({ page, search }: { page: Page; search: string }) => {
  switch (page.kind) {
    case 'roles':
      return <RoleList search={search} />
    case 'newRole':
      return <NewRole search={search} />
    case 'role':
      return <RoleDetail roleId={page.roleId} search={search} />
    case 'accounts':
      return <AccountList whose={page.whose} search={search} />
    case 'newAccount':
      return <NewAccount whose={page.whose} search={search} />
    case 'account':
      return <AccountDetail whose={page.whose} userId={page.userId} search={search} />
    case 'tenants':
      return <TenantList search={search} />
    case 'tenant':
      return <TenantDetail tenantId={page.tenantId} search={search} />
    case 'audit':
      return <AuditList />
    case 'missing':
    case 'closed':
      return <NoPage kind={page.kind} />
  }
}
