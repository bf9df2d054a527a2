import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll, trySignIn } from '../support/client.ts'
import { newestCode, otherThan, receiveCode } from '../support/codes.ts'

/* Invitations, from the letter to the account. */

const day = 24 * 60 * 60_000

const portalUrl = 'https://portal.example.com'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { INVITATIONS_PER_DAY: 40, PORTAL_URL: portalUrl } })
  tokens = await signInAll(cloud, ['operator', 'tenant'])
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(2 * 60_000))

const as = (name: string) => ({ token: tokens[name] ?? '' })
const idBy = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)

let role: Promise<number> | undefined
const ownRole = () => {
  role ??= send(cloud.url, calls.createRole, {
    ...as('tenant'),
    body: { name: 'Nurse', permissions: ['robot', 'robot:index'] }
  }).then(({ data }) => data.roleId)
  return role
}

const invite = async (body: Partial<CallInput<typeof calls.invite>['body']>, name = 'tenant') =>
  send(cloud.url, calls.invite, { ...as(name), body: { userType: 3, roleId: await ownRole(), ...body } })
const register = (email: string, code: string) =>
  send(cloud.url, calls.register, {
    body: { type: 'account', email, code, password: 'a very long 1 word', nickname: 'Ada', agreed: true }
  })
const listed = async (name = 'tenant') => (await send(cloud.url, calls.invitationList, { ...as(name), query: {} })).data

test('whoever registers with the code of the letter gets tenant, kind and role', async () => {
  const { code, data } = await invite({ email: 'ada@new.example' })
  expect(code).toBe(610000)
  expect((await listed()).list[0]).toMatchObject({
    invitationId: data.invitationId,
    target: 'ada@new.example',
    roleName: 'Nurse',
    tenantName: 'Meridian Care Services',
    inviterName: 'Daniel Moreau'
  })
  await cloud.clock.advance(6 * day)
  expect((await register('ada@new.example', await newestCode(cloud.url, 'ada@new.example'))).code).toBe(610000)
  const { token } = (await trySignIn(cloud.url, 'ada@new.example', 'a very long 1 word')).data
  const { data: user } = await send(cloud.url, calls.userInfo, { token })
  expect(user).toMatchObject({ userType: 3, tenantName: 'Meridian Care Services', perms: ['robot', 'robot:index'] })
  expect((await listed()).list.map(({ target }) => target)).not.toContain('ada@new.example')
  tokens = await signInAll(cloud, ['operator', 'tenant'])
  const { list } = (await send(cloud.url, calls.auditList, { ...as('operator'), query: {} })).data
  expect(list.slice(0, 2).map(({ act, actorName }) => [act, actorName])).toEqual([
    ['invitation_taken', 'Ada'],
    ['invitation_sent', 'Daniel Moreau']
  ])
})

test('the letter leads to the page on which its reader registers', async () => {
  await invite({ email: 'abe@new.example' })
  const [letter] = (await (await fetch(`${cloud.url}/dev/outbox.json?to=abe%40new.example`)).json()) as {
    text: string
  }[]
  expect(letter?.text).toMatch(/\n\nRegister here: https:\/\/portal\.example\.com\/login\?screen=register$/)
})

test('an ordinary code of the same mailbox takes the invitation, too', async () => {
  await invite({ email: 'bea@new.example' })
  await cloud.clock.advance(2 * 60_000)
  const code = await receiveCode(cloud.url, 'bea@new.example', 'register')
  expect((await register('bea@new.example', code)).code).toBe(610000)
  const [row] = await cloud.query(`select name from roles join user_roles using (role_id) join users using (user_id)
    where email = 'bea@new.example'`)
  expect(row).toEqual({ name: 'Nurse' })
})

test('five wrong tries use a code up, and it ends after seven days', async () => {
  await invite({ email: 'cai@new.example' })
  const code = await newestCode(cloud.url, 'cai@new.example')
  for (let tries = 0; tries < 5; tries += 1)
    expect((await register('cai@new.example', otherThan(code))).code).toBe(610010)
  expect((await register('cai@new.example', code)).code).toBe(610013)
  await invite({ email: 'dee@new.example' })
  const late = await newestCode(cloud.url, 'dee@new.example')
  await cloud.clock.advance(7 * day)
  expect((await register('dee@new.example', late)).code).toBe(610013)
  tokens = await signInAll(cloud, ['operator', 'tenant'])
})

test('an invitation is sent again with another code, and taken back', async () => {
  const { invitationId } = (await invite({ cellphone: '+33612345678' })).data
  const first = await newestCode(cloud.url, '+33612345678')
  const repeat = () => send(cloud.url, calls.repeatInvitation, { ...as('tenant'), body: { invitationId } })
  expect((await repeat()).code).toBe(610609)
  await cloud.clock.advance(2 * 60_000)
  expect((await repeat()).code).toBe(610000)
  expect(await newestCode(cloud.url, '+33612345678')).not.toBe(first)
  const body = { invitationId }
  expect((await send(cloud.url, calls.withdrawInvitation, { ...as('tenant'), body })).code).toBe(610000)
  expect((await repeat()).code).toBe(610603)
})

test('the codes of both letters are good until one is used, and five wrong tries end both', async () => {
  const twice = async (email: string) => {
    const { invitationId } = (await invite({ email })).data
    const first = await newestCode(cloud.url, email)
    await cloud.clock.advance(2 * 60_000)
    await send(cloud.url, calls.repeatInvitation, { ...as('tenant'), body: { invitationId } })
    return [first, await newestCode(cloud.url, email)] as const
  }
  const [first, second] = await twice('kim@new.example')
  expect((await register('kim@new.example', first)).code).toBe(610000)
  expect((await register('kim@new.example', second)).code).toBe(610013)
  const both = await twice('lea@new.example')
  const wrong = ['000000', '111111', '222222'].find(code => !both.includes(code)) ?? ''
  for (let tries = 0; tries < 5; tries += 1) expect((await register('lea@new.example', wrong)).code).toBe(610010)
  for (const code of both) expect((await register('lea@new.example', code)).code).toBe(610013)
})

test.describe('an invitation to a role that changed since', () => {
  let number = 0
  const invited = async () => {
    number += 1
    const email = `changed-${number}@new.example`
    const name = `Porter ${number}`
    const made = { ...as('tenant'), body: { name, permissions: ['robot', 'robot:index'] } }
    const { roleId } = (await send(cloud.url, calls.createRole, made)).data
    const { invitationId } = (await invite({ email, roleId })).data
    const update = (give: string[], take: string[] = []) =>
      send(cloud.url, calls.updateRole, { ...as('tenant'), body: { roleId, name, give, take } })
    const grown = async () => (await listed()).list.find(one => one.invitationId === invitationId)?.roleGrew
    const perms = async () => {
      const { token } = (await trySignIn(cloud.url, email, 'a very long 1 word')).data
      return (await send(cloud.url, calls.userInfo, { token })).data.perms
    }
    return { email, invitationId, update, grown, perms, code: await newestCode(cloud.url, email) }
  }

  test('is taken as it is where the role has less now', async () => {
    const { email, code, update, grown, perms } = await invited()
    await update([], ['robot:index'])
    expect(await grown()).toBe(false)
    expect((await register(email, code)).code).toBe(610000)
    expect(await perms()).toEqual(['robot'])
  })

  test('waits where the role has more now, by whichever code, and can be taken where it has less again', async () => {
    const { email, code, update, grown, perms } = await invited()
    await update(['store'])
    expect(await grown()).toBe(true)
    // A person without the code learns nothing.
    expect((await register(email, otherThan(code))).code).toBe(610010)
    for (const _try of [1, 2]) expect((await register(email, code)).code).toBe(610002)
    await cloud.clock.advance(2 * 60_000)
    expect((await register(email, await receiveCode(cloud.url, email, 'register'))).code).toBe(610002)
    expect(await cloud.query(`select 1 from users where email = '${email}'`)).toEqual([])
    await update([], ['store'])
    expect(await grown()).toBe(false)
    expect((await register(email, code)).code).toBe(610000)
    expect(await perms()).toEqual(['robot', 'robot:index'])
  })

  test('gives what the role has now after it was sent again', async () => {
    const { email, invitationId, update, grown, perms } = await invited()
    await update(['store'])
    await cloud.clock.advance(2 * 60_000)
    const repeated = await send(cloud.url, calls.repeatInvitation, { ...as('tenant'), body: { invitationId } })
    expect([repeated.code, await grown()]).toEqual([610000, false])
    expect((await register(email, await newestCode(cloud.url, email))).code).toBe(610000)
    expect(await perms()).toEqual(['robot', 'robot:index', 'store'])
  })

  test('is never taken with more than it said, while the role grows at the same moment', async () => {
    const { email, code, update } = await invited()
    const [registered] = await Promise.all([register(email, code), update(['store'])])
    const given = await cloud.query(`select 1 from user_roles join users using (user_id) where email = '${email}'`)
    // The role grew after the person had it, or the person waits.
    expect([registered.code, given.length]).toEqual(registered.code === 610000 ? [610000, 1] : [610002, 0])
  })
})

const refusals: [title: string, body: Partial<CallInput<typeof calls.invite>['body']>, code: number][] = [
  ['a number that no phone has', { cellphone: '+33612345' }, 610020],
  ['a phone with an account', { cellphone: '+8613800000001' }, 610021],
  ['a mailbox with an account', { email: 'operator@demo.example' }, 610022],
  ['nobody', {}, 610601],
  ['a role that is not there', { email: 'eve@new.example', roleId: 2_000_000_000 }, 610603],
  ['another tenant', { email: 'eve@new.example', tenantId: 1 }, 610603]
]
for (const [title, body, code] of refusals)
  test(`answers an invitation of ${title} ${code}`, async () => {
    expect((await invite(body)).code).toBe(code)
  })

test('invites a mailbox once for a tenant', async () => {
  expect((await invite({ email: 'fay@new.example' })).code).toBe(610000)
  await cloud.clock.advance(2 * 60_000)
  expect((await invite({ email: 'fay@new.example' })).code).toBe(610602)
})

test('a tenant that is full invites nobody more, also at the same moment', async () => {
  const tenantId = await idBy("select tenant_id as id from users where email = 'tenant@demo.example'")
  // Invitations of earlier tests may be over: they take no place.
  const now = new Date(cloud.clock.now()).toISOString()
  const taken = await idBy(`select (select count(*) from users where tenant_id = ${tenantId})
    + (select count(*) from invitations where tenant_id = ${tenantId} and expire_time > '${now}') as id`)
  await cloud.query(`update tenants set users_max = ${taken + 1} where tenant_id = ${tenantId}`)
  const answers = await Promise.all(['gil@new.example', 'hal@new.example'].map(email => invite({ email })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([610000, 610023])
  await cloud.query(`update tenants set users_max = null where tenant_id = ${tenantId}`)
})

test('adds an employee, whom the workplace signs in, and only where every tenant is seen', async () => {
  const roleId = await idBy("select role_id as id from roles where name = 'After-sales'")
  const body = { email: 'ivo@maker.example', nickname: 'Ivo', roleId }
  const given = await idBy("select role_id as id from roles where name = 'Tenant administrator'")
  const own = { ...body, roleId: given }
  expect((await send(cloud.url, calls.addInternalAccount, { ...as('tenant'), body: own })).code).toBe(610403)
  expect((await send(cloud.url, calls.addInternalAccount, { ...as('operator'), body })).code).toBe(610000)
  expect((await send(cloud.url, calls.addInternalAccount, { ...as('operator'), body })).code).toBe(610022)
  const { list } = (await send(cloud.url, calls.internalAccountList, { ...as('operator'), query: { text: 'ivo@' } }))
    .data
  expect(list).toMatchObject([{ nickname: 'Ivo', status: 'active', roles: [{ name: 'After-sales' }] }])
})

test('counts invitations of one person, also refused ones', async () => {
  const tries = await Promise.all(
    Array.from({ length: 41 }, () => invite({ email: 'operator@demo.example' }, 'operator'))
  )
  expect(tries.filter(({ code }) => code === 610023).length).toBeGreaterThan(0)
})

test('says that nothing was sent where the mail server is down, and forgets the invitation', async () => {
  const broken = await startTestCloud({ taskDays: 1, logLevel: 'silent', smtpUrl: 'smtp://127.0.0.1:1' })
  try {
    const { operator = '' } = await signInAll(broken, ['operator'])
    const [found] = await broken.query("select role_id from roles where name = 'After-sales'")
    const body = { email: 'jo@new.example', userType: 4 as const, roleId: Number(found?.role_id) }
    expect((await send(broken.url, calls.invite, { token: operator, body })).code).toBe(610011)
    expect((await send(broken.url, calls.invitationList, { token: operator, query: {} })).data.total).toBe(0)
  } finally {
    await broken.close()
  }
})
