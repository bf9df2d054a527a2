import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { type Access, defineCall } from '#contract/call.ts'
import { permissionsThatCount } from '#contract/calls/materials/material-packs.ts'
import { forAnyone, forGuestOrMember, forMember, type Member, type Served, serveAlone } from '../../../cloud/testing.ts'

/* Each kind of access with each kind of token, and what no call can show: a fault inside one. */

const callWith = (access: Access) =>
  defineCall({ method: 'GET', path: '/api/test/call', summary: 'A call for this test.', access, data: v.null() })

const member = { userId: 1, perms: ['message:send', 'resourceweb:materialPacks:list'] } as Member

/** Of a member whose robots are those of these models; any other permission never asks for them. */
const countingWith =
  (models: string[]) =>
  async ({ perms }: Pick<Member, 'perms'>) =>
    permissionsThatCount(perms, models)

const serve = async (served: Served, models: string[] = []) => {
  const { ask, log } = await serveAlone(
    served,
    async token => (token === 'good' ? member : undefined),
    countingWith(models)
  )
  return {
    log,
    ask: async (token?: string) => {
      const answer = await ask(token === undefined ? {} : { authorization: `Bearer ${token}` })
      return { ...answer, code: JSON.parse(answer.body).code as number }
    }
  }
}

const rows: [access: Access, token: string | undefined, code: number][] = [
  ['anyone', undefined, 610000],
  ['anyone', 'bad', 610000],
  ['guestOrMember', undefined, 610000],
  ['guestOrMember', 'bad', 610401],
  ['guestOrMember', 'good', 610000],
  ['member', undefined, 610596],
  ['member', 'bad', 610401],
  ['member', 'good', 610000],
  [{ permission: 'message:send' }, undefined, 610596],
  [{ permission: 'message:send' }, 'bad', 610401],
  [{ permission: 'message:send' }, 'good', 610000],
  [{ permission: 'robot:report' }, 'good', 610403]
]

for (const [access, token, code] of rows)
  test(`answers a call for ${JSON.stringify(access)} with ${token ?? 'no'} token ${code}`, async () => {
    const call = callWith(access)
    const serveFor = access === 'anyone' ? forAnyone : access === 'guestOrMember' ? forGuestOrMember : forMember
    const served = serveFor(call, async () => null)
    const { ask } = await serve(served)
    expect(await ask(token)).toMatchObject({ status: 200, code })
  })

for (const [models, code] of [
  [['T8', 'T11'], 610000],
  [['T8'], 610403],
  [[], 610403]
] as const)
  test(`answers a call for material packs ${code} to whose robots are [${models}]`, async () => {
    const call = callWith({ permission: 'resourceweb:materialPacks:list' })
    const { ask } = await serve(
      forMember(call, async () => null),
      [...models]
    )
    expect(await ask('good')).toMatchObject({ status: 200, code })
  })

test('refuses to serve a call to others than it is for', () => {
  expect(() => forAnyone(callWith('member'), async () => null)).toThrow(TypeError)
  for (const access of ['anyone', 'guestOrMember'] as const)
    expect(() => forMember(callWith(access), async () => null)).toThrow(TypeError)
  expect(() => forGuestOrMember(callWith('member'), async () => null)).toThrow(TypeError)
})

test('keeps the reason of an unforeseen fault in the log, under the request’s id, without the token', async () => {
  const failing = forMember(callWith('member'), async () => {
    throw Object.assign(new Error('Failed query: select secret\nparams: somebody'), {
      params: ['somebody'],
      cause: new Error('relation "secret" does not exist')
    })
  })
  const { ask, log } = await serve(failing)
  const answer = await ask('good')
  expect(answer).toMatchObject({ status: 500, code: 610500 })
  expect(answer.body).not.toMatch(/secret|somebody|stack/)
  expect(log).toHaveLength(1)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    requestId: answer.id,
    err: { message: 'relation "secret" does not exist' }
  })
  expect(log[0]).not.toMatch(/somebody|good|in-the-path/)
})

test('logs nothing about what goes as it should, or is refused', async () => {
  const { ask, log } = await serve(forMember(callWith('member'), async () => null))
  await ask('good')
  await ask('bad')
  expect(log).toEqual([])
})
