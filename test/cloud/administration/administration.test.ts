import { expect, test } from '@playwright/test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signIn, signInAll } from '../support/client.ts'
import { lockForStrangers } from '../support/codes.ts'
import { openedChannel } from '../support/live.ts'

/* Roles and accounts, as administrators change them. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant', 'nobody'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const idBy = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)
const userIdOf = (name: string) => idBy(`select user_id as id from users where email = '${name}@demo.example'`)
const roleIdOf = (name: string) => idBy(`select role_id as id from roles where name = '${name}'`)

let made = 0
const makeRole = async (permissions: string[], name = 'operator') => {
  made += 1
  const answer = await send(cloud.url, calls.createRole, { ...as(name), body: { name: `Role ${made}`, permissions } })
  return { ...answer, roleId: answer.data?.roleId ?? 0, name: `Role ${made}` }
}
const update = (roleId: number, body: { name?: string; give?: string[]; take?: string[] }, name = 'operator') =>
  send(cloud.url, calls.updateRole, { ...as(name), body: { roleId, name: 'Renamed', give: [], take: [], ...body } })
const changeRoles = async (whom: string, body: { give?: number[]; take?: number[] }, name = 'operator') =>
  send(cloud.url, calls.changeExternalRoles, {
    ...as(name),
    body: { userId: await userIdOf(whom), give: [], take: [], ...body }
  })
const detailOf = async (whom: string, name = 'operator') =>
  (await send(cloud.url, calls.externalAccountDetail, { ...as(name), query: { userId: await userIdOf(whom) } })).data
const permsOf = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).data.perms
const auditOf = async (name = 'operator') =>
  (await send(cloud.url, calls.auditList, { ...as(name), query: { size: 100 } })).data.list

test('gives the permissions as a tree, each after the one that it stands below, and says which are the own', async () => {
  const nodes = (await send(cloud.url, calls.permissionTree, as('tenant'))).data
  for (const [place, { permission, parent }] of nodes.entries())
    if (parent !== null)
      expect(
        nodes.findIndex(node => node.permission === parent),
        permission
      ).toBeLessThan(place)
  const own = nodes.filter(node => node.own).map(({ permission }) => permission)
  expect(own.toSorted()).toEqual(
    (await permsOf(tokens.tenant ?? '')).filter(it => it !== 'robot:index' || own.includes(it))
  )
  expect(nodes.find(({ permission }) => permission === 'auth:roles')).toMatchObject({
    parent: 'auth',
    langKey: 'menu.authRoles',
    own: true
  })
  expect(nodes.find(({ permission }) => permission === 'tenant:all')).toMatchObject({ parent: null, own: false })
})

test('makes, changes and deletes a role, and notes each with what was before and after', async () => {
  const { roleId, name } = await makeRole(['store', 'store:list'])
  expect((await update(roleId, { name: 'Shop keeper', give: ['robot'], take: ['store:list'] })).code).toBe(610000)
  const { data } = await send(cloud.url, calls.roleDetail, { ...as('operator'), query: { roleId } })
  expect(data).toMatchObject({ name: 'Shop keeper', permissions: ['robot', 'store'], permissionCount: 2, userCount: 0 })
  const { data: found } = await send(cloud.url, calls.roleList, { ...as('operator'), query: { text: 'shop KEEP' } })
  expect(found).toMatchObject({ total: 1, list: [{ roleId, changeable: true, builtIn: null, tenantId: null }] })
  expect((await send(cloud.url, calls.deleteRole, { ...as('operator'), body: { roleId } })).code).toBe(610000)
  expect((await send(cloud.url, calls.roleDetail, { ...as('operator'), query: { roleId } })).code).toBe(610603)
  const [deleted, changed, created] = await auditOf()
  expect(created).toMatchObject({
    act: 'role_created',
    actorName: 'Olivia Hart',
    subjectName: name,
    before: {},
    after: { permissions: ['store', 'store:list'] }
  })
  expect(changed).toMatchObject({
    act: 'role_changed',
    before: { name, permissions: ['store:list'] },
    after: { name: 'Shop keeper', permissions: ['robot'] }
  })
  expect(deleted).toMatchObject({ act: 'role_deleted', before: { permissions: ['robot', 'store'] }, after: {} })
})

test('refuses a name that another role has, also while a role is renamed', async () => {
  const { name } = await makeRole(['store'])
  const { roleId } = await makeRole(['store'])
  const body = { name, permissions: ['store'] }
  expect((await send(cloud.url, calls.createRole, { ...as('operator'), body })).code).toBe(610602)
  expect((await update(roleId, { name })).code).toBe(610602)
})

test('lets nobody give more than they have', async () => {
  const beyond = await makeRole(['store', 'ota'], 'tenant')
  expect([beyond.code, beyond.data]).toEqual([
    610403,
    [{ field: 'permissions', reason: 'is more than your own permissions' }]
  ])
  const own = await makeRole(['store'], 'tenant')
  expect(own.code).toBe(610000)
  expect((await update(own.roleId, { give: ['ota'] }, 'tenant')).code).toBe(610403)
  expect((await changeRoles('nopacks', { give: [own.roleId] }, 'tenant')).code).toBe(610403)
  const { data } = await send(cloud.url, calls.roleDetail, { ...as('tenant'), query: { roleId: own.roleId } })
  expect(data).toMatchObject({ changeable: true, givable: true, tenantName: 'Meridian Care Services' })
  // Somebody above gives the role more permissions. The role and the people who have it are out of reach then.
  expect((await update(own.roleId, { name: own.name, give: ['ota'] })).code).toBe(610000)
  expect((await update(own.roleId, { take: ['ota'] }, 'tenant')).code).toBe(610403)
  expect((await send(cloud.url, calls.deleteRole, { ...as('tenant'), body: { roleId: own.roleId } })).code).toBe(610403)
})

test('shows an administrator of a tenant its own people and roles alone', async () => {
  const { list } = (await send(cloud.url, calls.externalAccountList, { ...as('tenant'), query: { size: 100 } })).data
  expect(new Set(list.map(({ tenantName }) => tenantName))).toEqual(new Set(['Meridian Care Services']))
  expect(list.length).toBeGreaterThan(1)
  const everybody = (await send(cloud.url, calls.externalAccountList, { ...as('operator'), query: { size: 100 } })).data
  expect(everybody.total).toBeGreaterThan(list.length)
  expect((await send(cloud.url, calls.internalAccountList, { ...as('tenant'), query: {} })).data.total).toBe(0)
  const userId = await userIdOf('customer')
  const query = { userId }
  const refused = [
    await send(cloud.url, calls.externalAccountDetail, { ...as('tenant'), query }),
    await send(cloud.url, calls.disableExternalAccount, { ...as('tenant'), body: query }),
    await send(cloud.url, calls.internalAccountDetail, { ...as('operator'), query })
  ]
  expect(codesOf(refused)).toEqual({ 610603: 3 })
  const names = (await send(cloud.url, calls.roleList, { ...as('tenant'), query: { size: 100 } })).data.list.map(
    ({ name }) => name
  )
  expect(names).toContain('Tenant administrator')
  expect(names).not.toContain('External operator')
})

test('tells which role gives a person each permission', async () => {
  const { roles, permissions } = await detailOf('distributor')
  expect(roles.map(({ name }) => name)).toEqual(['Distributor'])
  expect(permissions.find(({ permission }) => permission === 'store:list')).toEqual({
    permission: 'store:list',
    name: 'Store list',
    langKey: 'menu.storeList',
    roleIds: [roles[0]?.roleId]
  })
})

test('a change of roles counts in the next call, and the person’s open pages hear of it', async () => {
  const token = await signIn(cloud, 'customer')
  const channel = await openedChannel(cloud.url, token, { about: 'permissions_changed' })
  const { roleId } = await makeRole(['store', 'store:list'])
  expect((await send(cloud.url, calls.storeList, { token, query: {} })).code).toBe(610403)
  expect((await changeRoles('customer', { give: [roleId] })).code).toBe(610000)
  expect(await channel.arrived(2)).toContainEqual({ action: 'permissions_changed' })
  expect((await send(cloud.url, calls.storeList, { token, query: {} })).code).toBe(610000)
  expect((await update(roleId, { take: ['store'] })).code).toBe(610000)
  await channel.arrived(3)
  expect((await send(cloud.url, calls.storeList, { token, query: {} })).code).toBe(610403)
  expect((await send(cloud.url, calls.deleteRole, { ...as('operator'), body: { roleId } })).data).toEqual([
    { field: 'roleId', reason: 'is still given to somebody' }
  ])
  expect((await changeRoles('customer', { take: [roleId] })).code).toBe(610000)
  channel.socket.close()
})

test('disables an account, whose sessions end at once, and enables it again', async () => {
  const token = await signIn(cloud, 'packs')
  const channel = await openedChannel(cloud.url, token)
  const body = { userId: await userIdOf('packs') }
  expect((await send(cloud.url, calls.disableExternalAccount, { ...as('operator'), body })).code).toBe(610000)
  expect(await channel.closed).toBe(4401)
  expect((await send(cloud.url, calls.userInfo, { token })).code).toBe(610401)
  expect((await detailOf('packs')).status).toBe('disabled')
  expect((await send(cloud.url, calls.enableExternalAccount, { ...as('operator'), body })).code).toBe(610000)
  expect(await permsOf(await signIn(cloud, 'packs'))).toContain('resourceweb')
})

test('signs somebody out everywhere', async () => {
  const token = await signIn(cloud, 'aftersales')
  expect((await detailOf('aftersales')).sessionCount).toBe(1)
  const body = { userId: await userIdOf('aftersales') }
  expect((await send(cloud.url, calls.signOutExternalAccount, { ...as('operator'), body })).code).toBe(610000)
  expect((await send(cloud.url, calls.userInfo, { token })).code).toBe(610401)
  expect((await auditOf())[0]).toMatchObject({ act: 'account_signed_out', before: { sessions: 1 } })
})

test('lifts the lock that wrong passwords set', async () => {
  await lockForStrangers(cloud.url, 'nopacks@demo.example')
  expect((await detailOf('nopacks')).locked).toBe(true)
  const body = { userId: await userIdOf('nopacks') }
  expect((await send(cloud.url, calls.unlockExternalAccount, { ...as('operator'), body })).code).toBe(610000)
  expect((await detailOf('nopacks')).locked).toBe(false)
  expect(await signIn(cloud, 'nopacks')).not.toBe('')
})

test('nobody disables the own account, or acts on somebody who may do more', async () => {
  const own = { userId: await userIdOf('tenant') }
  const disabled = await send(cloud.url, calls.disableExternalAccount, { ...as('tenant'), body: own })
  expect([disabled.code, disabled.data]).toEqual([610608, [{ field: 'userId', reason: 'is your own account' }]])
  await cloud.query(`update users set tenant_id = (select tenant_id from users where user_id = ${own.userId})
    where email = 'robot@demo.example'`)
  const body = { userId: await userIdOf('robot') }
  for (const call of [calls.disableExternalAccount, calls.signOutExternalAccount, calls.unlockExternalAccount])
    expect((await send(cloud.url, call, { ...as('tenant'), body })).code).toBe(610403)
})

test('gives accounts of a tenant no role of another tenant', async () => {
  const { roleId } = await makeRole(['store'], 'tenant')
  const refused = await changeRoles('customer', { give: [roleId] })
  expect([refused.code, refused.data]).toEqual([610604, [{ field: 'give', reason: 'belongs to another tenant' }]])
})

/** The two accounts of the demo data that manage the roles of every tenant. */
const chiefs = ['operator', 'internal']

test('of two administrators who disable one another at the same moment, one stays', async () => {
  const alone = await startTestCloud({ taskDays: 1 })
  try {
    const roleId = Number(
      (await alone.query("select role_id as id from roles where name = 'External operator'"))[0]?.id
    )
    // Two people can sign in here: the employee's account becomes an external one.
    await alone.query(`update users set user_type = 4 where email = 'internal@demo.example'`)
    const own = await signInAll(alone, chiefs)
    const ids = await alone.query(
      `select user_id, email from users where email in ('operator@demo.example', 'internal@demo.example')`
    )
    const idOf = (name: string) => Number(ids.find(({ email }) => email === `${name}@demo.example`)?.user_id)
    const answers = await Promise.all(
      chiefs.map((name, place) =>
        send(alone.url, calls.disableExternalAccount, {
          token: own[name] ?? '',
          body: { userId: idOf(chiefs[1 - place] ?? '') }
        })
      )
    )
    expect(answers.filter(({ code }) => code === 610000)).toHaveLength(1)
    const winner = chiefs[answers.findIndex(({ code }) => code === 610000)] ?? ''
    // The person who is left can neither give up the own role nor take permissions from it.
    const token = own[winner] ?? ''
    const given = await send(alone.url, calls.changeExternalRoles, {
      token,
      body: { userId: idOf(winner), give: [], take: [roleId] }
    })
    expect([given.code, given.data]).toEqual([
      610606,
      [{ field: 'userId', reason: 'nobody would be left who manages all roles' }]
    ])
    const body = { roleId, name: 'External operator', give: [], take: ['auth:roles'] }
    expect((await send(alone.url, calls.updateRole, { token, body })).code).toBe(610606)
    expect(
      await alone.query(
        "select count(*)::int as count from users where status = 'active' and user_type = 4 and user_id in (select user_id from user_roles where role_id = " +
          roleId +
          ')'
      )
    ).toEqual([{ count: 1 }])
  } finally {
    await alone.close()
  }
})

test('two administrators who give up their role at the same moment leave one', async () => {
  const alone = await startTestCloud({ taskDays: 1 })
  try {
    const roleId = Number(
      (await alone.query("select role_id as id from roles where name = 'External operator'"))[0]?.id
    )
    await alone.query(`update users set user_type = 4 where email = 'internal@demo.example'`)
    const own = await signInAll(alone, chiefs)
    const answers = await Promise.all(
      chiefs.map(async name => {
        const token = own[name] ?? ''
        const { userId } = (await send(alone.url, calls.userInfo, { token })).data
        return send(alone.url, calls.changeExternalRoles, { token, body: { userId, give: [], take: [roleId] } })
      })
    )
    expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 1 })
  } finally {
    await alone.close()
  }
})

test('the administrators’ role stays what it is', async () => {
  const roleId = await roleIdOf('Administrator')
  const refused = await update(roleId, { take: ['store'] })
  expect([refused.code, refused.data]).toEqual([610403, [{ field: 'roleId', reason: 'comes with the portal' }]])
  expect((await send(cloud.url, calls.deleteRole, { ...as('operator'), body: { roleId } })).code).toBe(610607)
})

test('answers every call of administrators 610403 without its permission', async () => {
  const paths = ['/permission/v1/all', '/role/v1', '/user/v1', '/invitation/v1', '/tenant/v1', '/audit/v1']
  const ofAdministrators = Object.values(calls).filter((call: Call) =>
    paths.some(path => call.path.startsWith(`/api/userservice/admin${path}`))
  )
  expect(ofAdministrators.length).toBeGreaterThan(25)
  for (const { method, path } of ofAdministrators) {
    const headers = { Authorization: `Bearer ${tokens.customer}` }
    expect((await readAnswer(await fetch(cloud.url + path, { method, headers }))).code, path).toBe(610403)
  }
})
