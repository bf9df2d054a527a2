import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readSettings, type Settings, settingsTable } from '../../cloud/settings.ts'

const defaults: Settings = {
  PORT: 8080,
  HOST: '127.0.0.1',
  DATA_DIR: './.data',
  DATABASE_URL: undefined,
  PORTAL_ENVIRONMENT: 'local',
  PORTAL_DEMO_PASSWORD: undefined,
  SMTP_URL: undefined,
  SMS_WEBHOOK_URL: undefined,
  SESSIONS_PER_USER: 10,
  ADDRESS_LIMIT_FACTOR: 1
}

test('has a default for everything, and leaves the variables of others alone', () => {
  expect(readSettings({ PATH: '/bin', HOME: '/root' })).toEqual(defaults)
})

test('takes an empty value for one that is not set', () => {
  expect(readSettings(Object.fromEntries(Object.keys(settingsTable).map(name => [name, ''])))).toEqual(defaults)
})

const good: [name: keyof Settings, text: string, value?: unknown][] = [
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['HOST', '0.0.0.0'],
  ['HOST', '::1'],
  ['HOST', 'portal.example.com'],
  ['DATA_DIR', '/var/lib/portal data'],
  ['DATABASE_URL', 'postgresql://user:p%40ss@db.example.com:5432/portal'],
  ['DATABASE_URL', 'postgres://localhost/portal'],
  ['PORTAL_ENVIRONMENT', 'japan-2'],
  ['PORTAL_DEMO_PASSWORD', 'demo-password-1'],
  ['SMTP_URL', 'smtp://user:secret@mail.example.com:587'],
  ['SMTP_URL', 'smtps://mail.example.com'],
  ['SMS_WEBHOOK_URL', 'https://portal:secret@sms.example.com/send'],
  ['SESSIONS_PER_USER', '1', 1],
  ['ADDRESS_LIMIT_FACTOR', '1000', 1_000]
]

for (const [name, text, value = text] of good)
  test(`reads ${name}=${text}`, () => {
    expect(readSettings({ [name]: text })).toEqual({ ...defaults, [name]: value })
  })

const bad: [name: keyof Settings, text: string, shown: boolean][] = [
  ['PORT', '65536', true],
  ['PORT', '-1', true],
  ['PORT', '80a', true],
  ['PORT', ' 8080', true],
  ['PORT', '8080.5', true],
  ['PORT', '0x50', true],
  ['HOST', 'two words', true],
  ['HOST', 'http://127.0.0.1', true],
  ['DATABASE_URL', 'mysql://root:secret@localhost/portal', false],
  ['DATABASE_URL', 'secret', false],
  ['PORTAL_ENVIRONMENT', '../../etc', true],
  ['PORTAL_ENVIRONMENT', 'Japan', true],
  ['PORTAL_DEMO_PASSWORD', 'short1', false],
  ['PORTAL_DEMO_PASSWORD', 'lettersonly', false],
  ['PORTAL_DEMO_PASSWORD', '12345678', false],
  ['SMTP_URL', 'mail.example.com', false],
  ['SMTP_URL', 'https://mail.example.com', false],
  ['SMS_WEBHOOK_URL', 'https://sms.example.com/unsigned', false],
  ['SMS_WEBHOOK_URL', 'ftp://portal:secret@sms.example.com', false],
  ['SMS_WEBHOOK_URL', 'javascript:alert(1)', false],
  ['SESSIONS_PER_USER', '0', true],
  ['SESSIONS_PER_USER', 'ten', true],
  ['ADDRESS_LIMIT_FACTOR', '0.5', true],
  ['ADDRESS_LIMIT_FACTOR', '1000000', true]
]

for (const [name, text, shown] of bad)
  test(`refuses ${name}=${text}, naming it and what it takes`, () => {
    const attempt = () => readSettings({ [name]: text })
    expect(attempt).toThrow(`${name} is ${shown ? JSON.stringify(text) : 'a value of'}`)
    expect(attempt).toThrow(`it takes ${settingsTable[name].takes}`)
    if (!shown) expect(attempt).not.toThrow(text)
  })

test('refuses a variable that begins with PORTAL_ and is none of ours', () => {
  expect(() => readSettings({ PORTAL_ENVIROMENT: 'japan' })).toThrow(
    'PORTAL_ENVIROMENT is not a setting. Those that begin with PORTAL_ are PORTAL_ENVIRONMENT and PORTAL_DEMO_PASSWORD.'
  )
})

test('is documented in the README, setting by setting', () => {
  const readme = readFileSync(new URL('../../cloud/README.md', import.meta.url), 'utf8')
  for (const [name, { fallback }] of Object.entries(settingsTable)) {
    const cells = readme
      .split('\n')
      .map(line => line.split('|').map(cell => cell.trim()))
      .find(([, first]) => first === `\`${name}\``)
    expect(cells?.[2], `the default of ${name}`).toBe(fallback === undefined ? 'none' : `\`${fallback}\``)
  }
})
