import { expect, test } from '@playwright/test'
import { type DemoWish, decideDemo } from '../../../cloud/demo/decide.pure.ts'

/* When a start has demo data: a table of every situation. */

type Row = [
  environment: 'local' | 'staging' | 'japan',
  mode: 'development' | 'production',
  database: 'folder' | 'server',
  setting: 'on' | 'off' | undefined,
  wish: DemoWish | RegExp
]

const refused = (environment: string) =>
  new RegExp(`^PORTAL_DEMO is "on", but the environment ${environment} is in production mode`)

const rows: Row[] = [
  ['local', 'development', 'folder', undefined, 'usual'],
  ['local', 'development', 'folder', 'on', 'asked'],
  ['local', 'development', 'folder', 'off', 'none'],
  ['local', 'development', 'server', undefined, 'none'],
  ['local', 'development', 'server', 'on', 'asked'],
  ['local', 'development', 'server', 'off', 'none'],
  ['local', 'production', 'folder', undefined, 'none'],
  ['local', 'production', 'folder', 'on', refused('local')],
  ['staging', 'development', 'folder', undefined, 'none'],
  ['staging', 'development', 'folder', 'on', 'asked'],
  ['staging', 'development', 'server', undefined, 'none'],
  ['staging', 'development', 'server', 'on', 'asked'],
  ['staging', 'development', 'server', 'off', 'none'],
  ['japan', 'production', 'folder', undefined, 'none'],
  ['japan', 'production', 'folder', 'on', refused('japan')],
  ['japan', 'production', 'folder', 'off', 'none'],
  ['japan', 'production', 'server', undefined, 'none'],
  ['japan', 'production', 'server', 'on', refused('japan')],
  ['japan', 'production', 'server', 'off', 'none']
]

for (const [environment, mode, database, setting, wish] of rows)
  test(`${environment} in ${mode} on a ${database}, PORTAL_DEMO ${setting ?? 'not set'}: ${wish}`, () => {
    const situation = { environment, mode, hasServer: database === 'server', setting }
    const decide = (hasPassword: boolean) => () => decideDemo({ ...situation, hasPassword })
    if (typeof wish !== 'string') {
      for (const hasPassword of [true, false]) expect(decide(hasPassword)).toThrow(wish)
      return
    }
    expect(decide(false)()).toBe(wish)
    // A password for accounts that nobody makes is a mistake.
    if (wish === 'none') expect(decide(true)).toThrow(/^PORTAL_DEMO_PASSWORD is set, but /)
    else expect(decide(true)()).toBe(wish)
  })
