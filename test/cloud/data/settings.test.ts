import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { getDefault, getDescription } from 'valibot'
import { readSettings, type Settings, settingsSchema } from '../../../cloud/settings.pure.ts'

const defaults: Settings = {
  PORT: 8080,
  HOST: '127.0.0.1',
  DATA_DIR: './.data',
  DATABASE_URL: undefined,
  PORTAL_ENVIRONMENT: 'local',
  PORTAL_DEMO: undefined,
  PORTAL_DEMO_PASSWORD: undefined,
  SMTP_URL: undefined,
  SMS_WEBHOOK_URL: undefined,
  WEBHOOK_INTERNAL_HOSTS: undefined,
  WORKPLACE_CLIENT_SECRET: undefined,
  SECURITY_CONTACT: undefined,
  PORTAL_URL: undefined,
  CLEANING_CENTRE_KEY: undefined,
  CLEANING_CENTRE_SECRET: undefined,
  SOFTWARE_KEY_PASSPHRASE: undefined,
  REDIS_URL: undefined,
  ALLOWED_ORIGINS: undefined,
  TRUSTED_PROXIES: undefined,
  SESSION_SECONDS: 604_800,
  SESSIONS_PER_USER: 10,
  LOCK_FAILURES: 5,
  LOCK_WINDOW_SECONDS: 900,
  LOCK_SECONDS: 900,
  CODE_SECONDS: 300,
  CODE_WRONG_TRIES: 5,
  CODE_RESEND_SECONDS: 60,
  CODES_PER_DAY: 10,
  CAPTCHA_SECONDS: 120,
  CAPTCHA_TICKET_SECONDS: 300,
  CAPTCHA_FAILURES: 3,
  KNOWN_DEVICE_SECONDS: 15_552_000,
  KNOWN_DEVICES_PER_USER: 20,
  IDENTITY_CHECK_SECONDS: 600,
  ADDRESS_FAILURES: 100,
  FAILURES_IN_ALL: 2_000,
  CODES_PER_HOUR: 2_000,
  ADDRESS_CODES_PER_HOUR: 30,
  ADDRESS_IMAGES_PER_HOUR: 300,
  ADDRESS_QUESTIONS_PER_HOUR: 10,
  ADDRESS_LIMIT_FACTOR: 1,
  DASHBOARD_CHANGES_PER_MINUTE: 60,
  TRACKING_PER_MINUTE: 120,
  USER_TRACKING_PER_MINUTE: 300,
  ADDRESS_TRACKING_PER_MINUTE: 3_000,
  APPOINTMENT_CHANGES_PER_HOUR: 30,
  MESSAGE_CHANGES_PER_HOUR: 120,
  ORDERS_PER_HOUR: 30,
  DEPLOY_CHANGES_PER_HOUR: 600,
  STORE_FILES_PER_HOUR: 60,
  ROBOT_CHANGES_PER_HOUR: 600,
  RESOURCE_CHANGES_PER_HOUR: 600,
  PLATFORM_CHANGES_PER_HOUR: 600,
  OPEN_CHANGES_PER_HOUR: 120,
  INVITATIONS_PER_DAY: 100,
  EXPORTS_PER_DAY: 20,
  PACKAGE_MEGABYTES: 256,
  PACKAGE_TENANT_MEGABYTES: 2_048,
  PACKAGE_UPLOADS_PER_DAY: 100,
  SOFTWARE_MEGABYTES: 1_024,
  SOFTWARE_ALL_MEGABYTES: 20_480,
  SOFTWARE_UPLOADS_PER_DAY: 200,
  REFUSED_BODIES_PER_MINUTE: 120,
  POLICY_REPORTS_PER_MINUTE: 60,
  LIVE_CHANNELS_PER_SESSION: 5,
  LIVE_FRAMES_PER_SECOND: 10,
  LIVE_PING_SECONDS: 30,
  REQUEST_SECONDS: 30,
  DRAIN_SECONDS: 5,
  GROUP_CONNECTIONS: 3,
  GROUP_WAITING: 200,
  PASSWORD_CHECKS: 2,
  USAGE_DAYS: 90,
  MESSAGE_DAYS: 365,
  HISTORY_DAYS: 800,
  LOG_DAYS: 7,
  OUTBOX_DAYS: 7,
  OUTBOX_MESSAGES: 1_000
}

test('has a default for everything, and leaves the variables of others alone', () => {
  expect(readSettings({ PATH: '/bin', HOME: '/root' })).toEqual(defaults)
})

test('takes an empty value for one that is not set', () => {
  expect(readSettings(Object.fromEntries(Object.keys(settingsSchema.entries).map(name => [name, ''])))).toEqual(
    defaults
  )
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
  ['PORTAL_DEMO', 'on'],
  ['PORTAL_DEMO', 'off'],
  ['PORTAL_DEMO_PASSWORD', 'demo-password-1'],
  ['PORTAL_DEMO_PASSWORD', 'cafe\u0301-au-lait-1', 'caf\u00e9-au-lait-1'],
  ['SMTP_URL', 'smtp://user:secret@mail.example.com:587'],
  ['SMTP_URL', 'smtps://mail.example.com'],
  ['SMS_WEBHOOK_URL', 'https://portal:secret@sms.example.com/send'],
  ['SMS_WEBHOOK_URL', `https://portal:whsec_${'A'.repeat(32)}@sms.example.com/send`],
  ['SMS_WEBHOOK_URL', `https://portal:whsec_${'a%2Fb%2B'.repeat(8)}8A%3D%3D@sms.example.com/send`],
  [
    'WEBHOOK_INTERNAL_HOSTS',
    'Hooks.internal, 127.0.0.1,fd00:1::/64',
    { names: ['hooks.internal'], networks: ['127.0.0.1', 'fd00:1::/64'] }
  ],
  ['CLEANING_CENTRE_KEY', '0f'.repeat(32)],
  ['CLEANING_CENTRE_SECRET', 'sixteen-letters!'],
  ['SOFTWARE_KEY_PASSPHRASE', 'sixteen-letters!'],
  ['REDIS_URL', 'rediss://portal:secret@cache.example.com:6380/2'],
  [
    'ALLOWED_ORIGINS',
    'https://a.example.com, http://localhost:3000',
    ['https://a.example.com', 'http://localhost:3000']
  ],
  ['PORTAL_URL', 'https://portal.example.com'],
  ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8,::1, fd00:1::/64', ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00:1::/64']],
  ['SESSIONS_PER_USER', '1', 1],
  ['ADDRESS_LIMIT_FACTOR', '1000', 1_000],
  ['CODE_RESEND_SECONDS', '0', 0],
  ['SESSION_SECONDS', '34560000', 34_560_000]
]

for (const [name, text, value = text] of good)
  test(`reads ${name}=${text}`, () => {
    expect(readSettings({ [name]: text })).toEqual({ ...defaults, [name]: value })
  })

const bad: [name: keyof Settings, text: string, shown: boolean][] = [
  ['PORT', '65536', true],
  ['REDIS_URL', 'http://cache.example.com', false],
  ['ALLOWED_ORIGINS', '*', true],
  ['ALLOWED_ORIGINS', 'https://a.example.com/path', true],
  ['PORTAL_URL', 'portal.example.com', true],
  ['PORTAL_URL', 'https://portal.example.com/login', true],
  ['PORTAL_URL', 'javascript:alert(1)', true],
  ['ALLOWED_ORIGINS', 'https://a.example.com,', true],
  ['TRUSTED_PROXIES', '*', true],
  ['TRUSTED_PROXIES', 'true', true],
  ['TRUSTED_PROXIES', '1', true],
  ['TRUSTED_PROXIES', 'loopback', true],
  ['TRUSTED_PROXIES', 'proxy.example.com', true],
  ['TRUSTED_PROXIES', '0.0.0.0', true],
  ['TRUSTED_PROXIES', '0.0.0.0/0', true],
  ['TRUSTED_PROXIES', '0.0.0.0/8', true],
  ['TRUSTED_PROXIES', '128.0.0.0/1', true],
  ['TRUSTED_PROXIES', '::/0', true],
  ['TRUSTED_PROXIES', '2000::/3', true],
  ['TRUSTED_PROXIES', '::ffff:0:0/96', true],
  ['TRUSTED_PROXIES', '0:0:0:0:0:ffff:a00:1/96', true],
  ['TRUSTED_PROXIES', '10.0.0.0/33', true],
  ['TRUSTED_PROXIES', '10.0.0.0/', true],
  ['TRUSTED_PROXIES', '10.0.0.0/255.0.0.0', true],
  ['TRUSTED_PROXIES', '10.0.0.1,', true],
  ['TRUSTED_PROXIES', '10.0.0.1 10.0.0.2', true],
  ['TRUSTED_PROXIES', '10.0.0.1:8080', true],
  ['TRUSTED_PROXIES', 'fe80::1%eth0', true],
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
  ['PORTAL_DEMO', 'yes', true],
  ['PORTAL_DEMO', 'ON', true],
  ['PORTAL_DEMO_PASSWORD', 'short1', false],
  ['PORTAL_DEMO_PASSWORD', 'lettersonly', false],
  ['PORTAL_DEMO_PASSWORD', '12345678', false],
  ['SMTP_URL', 'mail.example.com', false],
  ['SMTP_URL', 'https://mail.example.com', false],
  ['SMS_WEBHOOK_URL', 'https://sms.example.com/unsigned', false],
  ['SMS_WEBHOOK_URL', 'ftp://portal:secret@sms.example.com', false],
  ['SMS_WEBHOOK_URL', 'javascript:alert(1)', false],
  ['SMS_WEBHOOK_URL', 'https://portal:%zz@sms.example.com', false],
  ['SMS_WEBHOOK_URL', 'https://portal:whsec_@sms.example.com', false],
  ['SMS_WEBHOOK_URL', `https://portal:whsec_${'A'.repeat(28)}@sms.example.com`, false],
  ['SMS_WEBHOOK_URL', `https://portal:whsec_${'A'.repeat(96)}@sms.example.com`, false],
  ['SMS_WEBHOOK_URL', `https://portal:whsec_${'A-'.repeat(16)}@sms.example.com`, false],
  ['WEBHOOK_INTERNAL_HOSTS', '*', true],
  ['WEBHOOK_INTERNAL_HOSTS', '0.0.0.0/0', true],
  ['WEBHOOK_INTERNAL_HOSTS', '127.1', true],
  ['WEBHOOK_INTERNAL_HOSTS', '0x7f000001', true],
  ['WEBHOOK_INTERNAL_HOSTS', '::ffff:10.0.0.1', true],
  ['WEBHOOK_INTERNAL_HOSTS', 'https://hooks.internal', true],
  ['WEBHOOK_INTERNAL_HOSTS', 'hooks.internal,', true],
  ['SESSIONS_PER_USER', '0', true],
  ['SESSIONS_PER_USER', 'ten', true],
  ['LOCK_FAILURES', '0', true],
  ['SESSION_SECONDS', '59', true],
  ['CODE_SECONDS', '5m', true],
  ['ADDRESS_LIMIT_FACTOR', '0.5', true],
  ['ADDRESS_LIMIT_FACTOR', '1000000', true]
]

for (const [name, text, shown] of bad)
  test(`refuses ${name}=${text}, naming it and what it takes`, () => {
    const attempt = () => readSettings({ [name]: text })
    expect(attempt).toThrow(`${name} is ${shown ? JSON.stringify(text) : 'a value of'}`)
    expect(attempt).toThrow(`it takes ${getDescription(settingsSchema.entries[name])}`)
    if (!shown) expect(attempt).not.toThrow(text)
  })

test('refuses a variable that begins with PORTAL_ and is none of ours', () => {
  expect(() => readSettings({ PORTAL_ENVIROMENT: 'japan' })).toThrow(
    'PORTAL_ENVIROMENT is not a setting. Those that begin with PORTAL_ are PORTAL_ENVIRONMENT, PORTAL_DEMO, PORTAL_DEMO_PASSWORD, PORTAL_URL.'
  )
})

test('is documented, setting by setting, in the same order', () => {
  const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
  const documented = page
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .filter(([, name]) => /^`[A-Z_]+`$/.test(name ?? ''))
    .map(([, name, fallback]) => [name, fallback])
  expect(documented).toEqual(
    Object.entries(settingsSchema.entries).map(([name, schema]) => [
      `\`${name}\``,
      getDefault(schema) === undefined ? 'none' : `\`${getDefault(schema)}\``
    ])
  )
})
