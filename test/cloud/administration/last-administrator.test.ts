import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { keepsAdministration } from '../../../cloud/topics/administration/limits-of-power.pure.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { environment, writeProject } from '../support/files/portal-files.ts'

/* No act leaves the portal, or a tenant, without somebody who can sign in and give back what the others need. */

const outcomes: [what: string, before: string[][], after: string[][], kept: boolean][] = [
  ['the only one goes', [['roles', 'store']], [], false],
  [
    'one of two goes',
    [
      ['roles', 'store'],
      ['roles', 'store']
    ],
    [['roles', 'store']],
    true
  ],
  ['one with less is left', [['roles', 'store'], ['roles']], [['roles']], false],
  ['one with more is left', [['roles'], ['roles', 'store']], [['roles', 'store']], true],
  ['the only one loses a permission', [['roles', 'store']], [['roles']], false],
  ['the only one gets another permission', [['roles']], [['roles', 'store']], true],
  ['two are left who hold all together, and one held it alone', [['a', 'b'], ['a'], ['b']], [['a'], ['b']], false],
  [
    'two hold all together, before and after',
    [
      ['a', 'b'],
      ['b', 'c']
    ],
    [
      ['a', 'b'],
      ['b', 'c']
    ],
    true
  ],
  [
    'two held all together, and one goes',
    [
      ['a', 'b'],
      ['b', 'c']
    ],
    [['a', 'b']],
    false
  ],
  ['nobody was there', [], [], true]
]
for (const [what, before, after, kept] of outcomes)
  test(`finds the administration ${kept ? 'kept' : 'lost'} where ${what}`, () => {
    expect(keepsAdministration(before, after)).toBe(kept)
  })

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'aftersales', 'tenant', 'nopacks'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const numberBy = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)
const userIdOf = (name: string) => numberBy(`select user_id as id from users where email = '${name}@demo.example'`)
const roleIdOf = (name: string) => numberBy(`select role_id as id from roles where name = '${name}'`)
const change = (name: string, what: string) =>
  cloud.query(`update users set ${what} where email = '${name}@demo.example'`)
const putRole = async (name: string, role: string) =>
  cloud.query(`insert into user_roles values (${await userIdOf(name)}, ${await roleIdOf(role)}) on conflict do nothing`)
const takeRole = async (name: string, role: string) =>
  cloud.query(`delete from user_roles where user_id = ${await userIdOf(name)} and role_id = ${await roleIdOf(role)}`)

const everything = 'External operator'
const giveUp = async (name: string, role: string, give: string[] = []) =>
  send(cloud.url, calls.changeExternalRoles, {
    ...as(name),
    body: {
      userId: await userIdOf(name),
      give: await Promise.all(give.map(roleIdOf)),
      take: [await roleIdOf(role)]
    }
  })
const narrow = async (name: string, role: string, take: string[]) =>
  send(cloud.url, calls.updateRole, {
    ...as(name),
    body: { roleId: await roleIdOf(role), name: role, give: [], take }
  })
const disable = async (name: string, whom: string) =>
  send(cloud.url, calls.disableExternalAccount, { ...as(name), body: { userId: await userIdOf(whom) } })
type Answer = { code: number; data: unknown }
const reasons = {
  portal: [{ field: 'userId', reason: 'nobody would be left who manages all roles' }],
  tenant: [{ field: 'userId', reason: 'nobody of the tenant would be left who manages its people' }]
}
const answerOf = ({ code, data }: Answer) => ({ code, data })

test.describe('of the portal', () => {
  test.beforeAll(async () => {
    const body = { name: 'Roles alone', permissions: ['auth:roles', 'tenant:all'] }
    await send(cloud.url, calls.createRole, { ...as('operator'), body })
  })

  const acts: [what: string, act: () => Promise<Answer>][] = [
    ['gives up the own role', () => giveUp('operator', everything)],
    ['takes a smaller role for the own one', () => giveUp('operator', everything, ['Roles alone'])],
    ...['auth:roles', 'tenant:all', 'auth:externalUsers', 'ota'].map((permission): [string, () => Promise<Answer>] => [
      `takes ${permission} from the own role`,
      () => narrow('operator', everything, [permission])
    ])
  ]
  for (const [what, act] of acts)
    test(`the only one who can sign in never ${what}, though an employee without a way in has the same role`, async () => {
      expect(answerOf(await act())).toEqual({ code: 610606, data: reasons.portal })
    })

  const others: [who: string, role: string, change: string, code: number][] = [
    ['who has roles and every tenant alone', 'Roles alone', 'user_type = 4', 610606],
    ['who is disabled', everything, `status = 'disabled'`, 610606],
    ['who waits for the activation', everything, `status = 'pending'`, 610606],
    ['who is an employee, while there is no provider', everything, 'user_type = 1', 610606],
    ['without a mailbox, a phone and a session', everything, 'email = null, cellphone = null', 610606],
    ['who has a password', everything, 'user_type = 4', 610000],
    ['who signs in by codes', everything, 'user_type = 4, password_hash = null', 610000]
  ]
  for (const [who, role, what, code] of others)
    test(`answers ${code} who gives up the own role beside somebody ${who}`, async () => {
      const userId = await userIdOf('aftersales')
      const [before] = await cloud.query(`select * from users where user_id = ${userId}`)
      await putRole('aftersales', role)
      await change('aftersales', what)
      expect((await giveUp('operator', everything)).code).toBe(code)
      await putRole('operator', everything)
      await cloud.query(`update users set user_type = ${before?.user_type}, status = '${before?.status}',
        email = '${before?.email}', cellphone = '${before?.cellphone}', password_hash = '${before?.password_hash}'
        where user_id = ${userId}`)
      await takeRole('aftersales', role)
    })

  test('somebody who could not sign in again neither disables the last one who can nor takes the role of that one', async () => {
    await putRole('aftersales', everything)
    await change('operator', 'user_type = 1')
    const roleId = await roleIdOf(everything)
    const body = { userId: await userIdOf('aftersales'), give: [], take: [roleId] }
    const answers = [
      await disable('operator', 'aftersales'),
      await send(cloud.url, calls.changeExternalRoles, { ...as('operator'), body }),
      await narrow('operator', everything, ['auth:roles']),
      await send(cloud.url, calls.deleteRole, { ...as('operator'), body: { roleId } })
    ]
    await change('operator', 'user_type = 4')
    await takeRole('aftersales', everything)
    expect(answers.map(({ code }) => code)).toEqual([610608, 610606, 610606, 610607])
    expect(answers.slice(0, 3).map(({ data }) => data)).toEqual([reasons.portal, reasons.portal, reasons.portal])
  })

  test('counts an employee where the workplace’s provider is set up', async () => {
    const workplaceSignIn = { name: 'Workplace', issuer: 'http://127.0.0.1:9/', clientId: 'portal' }
    const folder = await writeProject({ 'environment.json': JSON.stringify({ ...environment, workplaceSignIn }) })
    const portal = { build: `${folder}/build`, environment: folder }
    const workplace = await startTestCloud({ taskDays: 1, portal })
    try {
      const { operator: token = '' } = await signInAll(workplace, ['operator'])
      const { userId } = (await send(workplace.url, calls.userInfo, { token })).data
      const body = { userId, give: [], take: [await roleIdOf(everything)] }
      expect((await send(workplace.url, calls.changeExternalRoles, { token, body })).code).toBe(610000)
    } finally {
      await workplace.close()
    }
  })

  test('of two who give up the role at the same moment, one keeps it', async () => {
    await putRole('aftersales', everything)
    const answers = await Promise.all(['operator', 'aftersales'].map(name => giveUp(name, everything)))
    expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 1 })
    await putRole('operator', everything)
    await takeRole('aftersales', everything)
  })
})

test.describe('of a tenant', () => {
  const own = 'Our administrators'

  test.beforeAll(async () => {
    const shared = await roleIdOf('Tenant administrator')
    const { data } = await send(cloud.url, calls.roleDetail, { ...as('operator'), query: { roleId: shared } })
    const body = { name: own, permissions: data.permissions }
    expect((await send(cloud.url, calls.createRole, { ...as('tenant'), body })).code).toBe(610000)
    expect(answerOf(await giveUp('tenant', 'Tenant administrator'))).toEqual({ code: 610606, data: reasons.tenant })
    // A role with the same permissions takes its place.
    expect((await giveUp('tenant', 'Tenant administrator', [own])).code).toBe(610000)
  })

  const acts: [what: string, act: () => Promise<Answer>][] = [
    ['gives up the own role', () => giveUp('tenant', own)],
    ...['auth:externalUsers', 'auth:roles', 'store'].map((permission): [string, () => Promise<Answer>] => [
      `takes ${permission} from the own role`,
      () => narrow('tenant', own, [permission])
    ])
  ]
  for (const [what, act] of acts)
    test(`its only one never ${what}`, async () => {
      expect(answerOf(await act())).toEqual({ code: 610606, data: reasons.tenant })
    })

  test('a colleague counts who can sign in, and no other', async () => {
    await putRole('nopacks', own)
    await change('nopacks', `status = 'disabled'`)
    expect(answerOf(await giveUp('tenant', own))).toEqual({ code: 610606, data: reasons.tenant })
    await change('nopacks', `status = 'active'`)
    expect((await giveUp('tenant', own)).code).toBe(610000)
    await putRole('tenant', own)
  })

  test('of two who give up the role at the same moment, one keeps it', async () => {
    await putRole('nopacks', own)
    expect(codesOf(await Promise.all(['tenant', 'nopacks'].map(name => giveUp(name, own))))).toEqual({
      610000: 1,
      610606: 1
    })
    await Promise.all(['tenant', 'nopacks'].map(name => putRole(name, own)))
  })

  test('of two who disable one another at the same moment, one stays', async () => {
    const answers = await Promise.all([disable('tenant', 'nopacks'), disable('nopacks', 'tenant')])
    expect(answers.filter(({ code }) => code === 610000)).toHaveLength(1)
    await Promise.all(['tenant', 'nopacks'].map(name => change(name, `status = 'active'`)))
    tokens = { ...tokens, ...(await signInAll(cloud, ['tenant', 'nopacks'])) }
  })

  test('who sees every tenant takes its last one away on purpose, and can give the role back', async () => {
    await takeRole('nopacks', own)
    const userId = await userIdOf('tenant')
    const roleId = await roleIdOf(own)
    for (const body of [
      { userId, give: [], take: [roleId] },
      { userId, give: [roleId], take: [] }
    ])
      expect((await send(cloud.url, calls.changeExternalRoles, { ...as('operator'), body })).code).toBe(610000)
  })
})
