import { expect, test } from '@playwright/test'
import { setPasswordByLink } from '#contract/calls/identity/password-link.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, trySignIn } from '../support/client.ts'
import { runScript } from '../support/run-script.ts'
import { startMailServer } from '../support/servers/mail-server.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* How a portal without anybody in it gets its first administrator. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let cloud: TestCloud
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterAll(async () => {
  await cloud?.close()
  await postgres?.stop()
})

const admin = (args: string[], settings: Record<string, string> = {}) =>
  runScript('admin', args, { DATABASE_URL: postgres.url, ...settings })
const ada = ['--account', 'Ada@Portal.example']
const password = 'seven-brown-otters-2'
let token = ''
const tokenIn = (output: string): string => /#([\w-]{43})$/m.exec(output)?.[1] ?? ''
const use = (body: { token: string; password: string }) => send(cloud.url, setPasswordByLink, { body })

test('makes an administrator in an empty database, and prints a link and no password', async () => {
  const { code, output } = await admin(['create', ...ada, '--name', 'Ada', '--url', 'https://portal.example/x'])
  expect(output).toMatch(/^ {2}https:\/\/portal\.example\/login\?screen=set-password#[\w-]{43}$/m)
  expect([code, output.includes('assword:')]).toEqual([0, false])
  token = tokenIn(output)
  const stored = await postgres.query('select to_jsonb(l)::text as row from password_links l')
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(token)
  cloud = await startTestCloud({ databaseUrl: postgres.url, demo: false })
})

test('takes a link once, of ten uses at the same moment, and leaves it for another try after a poor password', async () => {
  expect(await use({ token, password: 'qwerty123' })).toMatchObject({ code: 610604 })
  expect(await use({ token, password: 'short' })).toMatchObject({ code: 610604 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => use({ token, password })))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610013: 9 })
  expect(await use({ token: 'x'.repeat(43), password })).toMatchObject({ code: 610013 })
  expect(await use({ token: 'x'.repeat(129), password })).toMatchObject({ code: 610604 })
  const { data } = await trySignIn(cloud.url, 'ada@portal.example', password)
  const { data: user } = await send(cloud.url, calls.userInfo, { token: data.token })
  expect(user).toMatchObject({ nickname: 'Ada', tenantId: null, hasPassword: true })
  const all = await postgres.query(`select distinct permission from role_permissions order by 1`)
  // No robot is here yet that could show a material pack.
  expect(user.perms).toEqual(
    all
      .map(({ permission }) => String(permission))
      .filter(permission => !permission.startsWith('resourceweb:materialPacks'))
  )
})

test('prints a new link, which makes the one before worthless and ends with its hour', async () => {
  const first = tokenIn((await admin(['link', ...ada])).output)
  const second = tokenIn((await admin(['link', ...ada])).output)
  expect(await use({ token: first, password })).toMatchObject({ code: 610013 })
  await postgres.query(`update password_links set expire_time = '2026-03-12T04:00:00Z'`)
  expect(await use({ token: second, password })).toMatchObject({ code: 610013 })
})

test('says what stands in the way', async () => {
  await postgres.query(`insert into users (nickname, email, user_type, status, create_time)
    values ('Bo', 'bo@portal.example', 3, 'active', now())`)
  const rows: [args: string[], says: RegExp][] = [
    [[], /^npm run admin -- create/],
    [['create', '--help'], /^npm run admin -- create/],
    [['create', ...ada, '--name', 'Ada'], /^ada@portal\.example has an account already\. `npm run admin -- grant`/],
    [['create', '--account', 'ada', '--name', 'Ada'], /^“ada” is not a phone number/],
    [['create', ...ada], /^There is no terminal to ask on: give --name\./],
    [['create', ...ada, '--name', 'A name that is too long'], /does not fit: at most 15 characters/],
    [['create', ...ada, '--name', 'Ada', '--url', 'portal'], /^--url is "portal"/],
    [['link', '--account', 'bo@portal.example'], /^bo@portal\.example is no administrator\./],
    [['link', '--account', 'no@portal.example'], /^no@portal\.example has no account\./]
  ]
  for (const [args, says] of rows) {
    const { code, output } = await admin(args)
    expect(output).toMatch(says)
    expect([args, code]).toEqual([args, 1])
  }
  expect(await admin(['grant', '--account', 'bo@portal.example'])).toMatchObject({ code: 0 })
  expect(tokenIn((await admin(['link', '--account', 'bo@portal.example'])).output)).not.toBe('')
})

test('sends a code that signs in where there is a mail server, and prints a link where that takes none', async () => {
  const mail = await startMailServer()
  const smtp = { SMTP_URL: `smtp://portal:p%40ss%3Aword@127.0.0.1:${mail.port}?from=codes@portal.example` }
  const sent = await admin(['create', '--account', 'cy@portal.example', '--name', 'Cy'], smtp)
  expect(sent).toMatchObject({ code: 0, output: expect.stringContaining('a code was sent there') })
  const code = /\b\d{6}\b/.exec(mail.mails[0]?.source.split('\r\n\r\n').slice(1).join('\n') ?? '')?.[0] ?? ''
  expect(sent.output).not.toContain(code)
  // The command goes by the real clock, and the cloud of this test by another one.
  await postgres.query(`update verification_codes set expire_time = '2026-03-12T04:05:00Z'`)
  expect(await send(cloud.url, calls.signInByEmailV2, { body: { email: 'cy@portal.example', code } })).toMatchObject({
    code: 610000
  })
  await mail.stop()
  const failed = await admin(['create', '--account', 'di@portal.example', '--name', 'Di'], smtp)
  expect(failed).toMatchObject({ code: 0, output: expect.stringMatching(/^The code could not be sent\.\n/) })
  expect(tokenIn(failed.output)).not.toBe('')
})
