import { navigate, request } from '@portal/session'
import { createRole, deleteRole, permissionTree, roleDetail, updateRole } from '#contract/calls/administration/roles.ts'
import { PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { RoleForm } from './role-form.tsx'

const quiet = { quiet: true }
const nothing: ReadonlySet<string> = new Set()

const useRolesAddress = (search: string) => `${useSubApp().basePath}/roles${keptQuery(search)}`

/** A role that is still to be made. */
export const NewRole = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const back = useRolesAddress(search)
  const [loaded, load] = useLoaded('tree', () => request(permissionTree, {}, quiet))
  const nodes = shownOf(loaded)
  return (
    <>
      <PageHead title={text('roles.new')} back={{ href: back, text: text('roles.title') }} />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {nodes && (
        <RoleForm
          nodes={nodes}
          name=""
          before={nothing}
          save={async ({ name, give }) => {
            const { roleId } = await request(createRole, { body: { name, permissions: [...give] } }, quiet)
            return () => navigate(`${basePath}/roles/${roleId}${keptQuery(search)}`, 'replace')
          }}
        />
      )}
    </>
  )
}

/** One role: its name and its permissions, to be changed where the person may. */
export const RoleDetail = ({ roleId, search }: { roleId: number; search: string }) => {
  const text = useText()
  const { ask, notify } = useSubApp()
  const back = useRolesAddress(search)
  const [loaded, load] = useLoaded(String(roleId), () =>
    Promise.all([request(roleDetail, { query: { roleId } }, quiet), request(permissionTree, {}, quiet)])
  )
  const [role, nodes] = shownOf(loaded) ?? []
  const remove = async (name: string): Promise<void> => {
    const isDeleted = await ask({
      heading: text('roles.delete.title', { role: name }),
      text: text('roles.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteRole, { body: { roleId } }, quiet)
    })
    if (!isDeleted) return
    notify('success', text('roles.deleted', { role: name }))
    navigate(back, 'replace')
  }
  return (
    <>
      <PageHead
        title={role?.name ?? text('loading')}
        {...(role === undefined ? {} : { lead: role.tenantName ?? text('roles.shared') })}
        back={{ href: back, text: text('roles.title') }}
        action={
          role?.changeable &&
          role.builtIn === null && (
            <button type="button" className="button" onClick={() => void remove(role.name)}>
              {text('delete')}
            </button>
          )
        }
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {role && nodes && (
        <RoleForm
          nodes={role.changeable ? nodes : nodes.map(node => ({ ...node, own: false }))}
          name={role.name}
          before={new Set(role.permissions)}
          userCount={role.userCount}
          locked={!role.changeable}
          edited={{
            version: role.version,
            read: async () => {
              const { name, version } = await request(roleDetail, { query: { roleId } }, quiet)
              return { draft: { name }, version }
            }
          }}
          save={async ({ name, give, take }, version) => {
            await request(updateRole, { body: { roleId, version, name, give: [...give], take: [...take] } }, quiet)
            return load
          }}
        />
      )}
    </>
  )
}
