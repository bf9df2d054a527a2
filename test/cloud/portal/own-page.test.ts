import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { isOwnPage, type PageClaim } from '../../../cloud/http/own-page.pure.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

const host = 'portal.example.com'
const allowed = ['https://vendor.example']

const claims: [what: string, claim: Partial<PageClaim>, own: boolean][] = [
  ['a program, which says nothing', {}, true],
  ['the portal’s own page', { origin: `https://${host}`, fetchSite: 'same-origin' }, true],
  ['the portal’s own page without TLS, in a browser that compares nothing', { origin: `http://${host}` }, true],
  [
    'the portal’s own page behind a proxy that asks for another host',
    { origin: 'https://a.example', fetchSite: 'same-origin' },
    true
  ],
  ['a port that the scheme implies', { origin: `https://${host}`, host: `${host}:443` }, true],
  ['another way to write the host', { origin: `https://${host}`, host: 'PORTAL.example.com' }, true],
  ['a portal on an origin that is allowed', { origin: 'https://vendor.example', fetchSite: 'cross-site' }, true],
  ['an allowed origin without TLS', { origin: 'http://vendor.example' }, false],
  ['somebody else’s page', { origin: 'https://evil.example', fetchSite: 'cross-site' }, false],
  ['somebody else’s page, in a browser that compares nothing', { origin: 'https://evil.example' }, false],
  ['somebody else’s page, without an origin', { fetchSite: 'cross-site' }, false],
  ['a neighbour below the same domain', { origin: 'https://evil.example.com', fetchSite: 'same-site' }, false],
  ['a neighbour without an origin', { fetchSite: 'same-site' }, false],
  ['the same host with another port', { origin: `https://${host}:8443` }, false],
  ['a look-alike', { origin: `https://${host}.evil.example` }, false],
  ['a page without an origin, as a sandboxed one', { origin: 'null' }, false],
  ['a page without an origin that claims to be ours', { origin: 'null', fetchSite: 'same-origin' }, false],
  ['a file', { origin: 'file://' }, false],
  ['an extension', { origin: 'chrome-extension://abc' }, false],
  ['words', { origin: 'not an origin' }, false],
  ['a word that no browser says', { fetchSite: 'SAME-ORIGIN' }, false]
]
for (const [what, claim, own] of claims)
  test(`takes ${what} for ${own ? 'one of ours' : 'somebody else'}`, () => {
    expect(isOwnPage({ origin: undefined, fetchSite: undefined, host, ...claim }, allowed)).toBe(own)
  })

let cloud: TestCloud
const log: string[] = []
test.beforeAll(async () => {
  cloud = await startTestCloud({
    taskDays: 1,
    settings: { ALLOWED_ORIGINS: allowed },
    logTo: { write: line => void log.push(line) }
  })
})
test.afterAll(() => cloud.close())

const evil = { Origin: 'https://evil.example' }
const email = 'customer@demo.example'

test('refuses every call without a token that a page of somebody else’s makes, before any work', async () => {
  const token = await signIn(cloud, 'customer')
  const password = 'not the password'
  for (let times = 1; times <= 6; times += 1) {
    const answers = [
      await send(cloud.url, calls.signInByEmail, { body: { email, password }, headers: evil }),
      await send(cloud.url, calls.signInByEmailV2, { body: { email, password }, headers: evil }),
      await send(cloud.url, calls.signInByCellphone, {
        body: { cellphone: '+8613800000003', password },
        headers: evil
      }),
      await send(cloud.url, calls.signInByCellphoneV2, {
        body: { cellphone: '+8613800000003', password },
        headers: evil
      }),
      await send(cloud.url, calls.sendCode, { body: { email, purpose: 'login', imageTicket: 'x' }, headers: evil }),
      await send(cloud.url, calls.resetPassword, {
        body: { email, code: '123456', password: 'new-password-1' },
        headers: evil
      }),
      await send(cloud.url, calls.register, {
        body: { type: 'account', email, code: '123456', password: 'new-password-1', nickname: 'x', agreed: true },
        headers: evil
      }),
      await send(cloud.url, calls.signOut, { body: { token }, headers: evil })
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: 610403, data: null })
  }
  // Nobody was signed out, and nobody was locked out by wrong passwords.
  expect(await send(cloud.url, calls.userInfo, { token })).toMatchObject({ code: 610000 })
  await signIn(cloud, 'customer')
  const told = log.filter(line => line.includes('ALLOWED_ORIGINS'))
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ page: 'https://evil.example', host: new URL(cloud.url).host })
})

test('goes on with pages of the portal, also on an allowed origin, and with what shows a token', async () => {
  const token = await signIn(cloud, 'customer')
  for (const Origin of [cloud.url, 'https://vendor.example'])
    expect(
      await send(cloud.url, calls.signInByEmail, { body: { email, password: cloud.password }, headers: { Origin } })
    ).toMatchObject({ code: 610000 })
  expect(await send(cloud.url, calls.languageHashes, { headers: evil })).toMatchObject({ code: 610000 })
  expect(await send(cloud.url, calls.menuHistory, { token, query: {}, headers: evil })).toMatchObject({ code: 610000 })
})
