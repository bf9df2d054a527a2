import * as limits from '#contract/limits.ts'
import { StartError } from './start-error.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

/** One setting: what it takes in words, and how its text is read; undefined means that the text is none of it. */
type Setting<Value> = {
  takes: string
  fallback: Value
  /** Not to be shown in an error. */
  secret?: true
  read: (text: string) => Value | undefined
}

const wholeNumber = (from: number, to: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const address = (protocols: readonly string[]) => (text: string) => {
  const url = URL.parse(text)
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '' ? text : undefined
}

const origins = (text: string) => {
  const list = text.split(',').map(origin => origin.trim())
  return list.every(origin => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin) ? list : undefined
}

/** Without a secret nobody could tell our text messages from anybody's. */
const webhookAddress = (text: string) => (URL.parse(text)?.password ? address(['http:', 'https:'])(text) : undefined)

const demoPassword = (text: string) =>
  text.length >= limits.passwordMinLength &&
  text.length <= limits.passwordMaxLength &&
  /\p{Letter}/u.test(text) &&
  /\d/.test(text)
    ? text
    : undefined

const onOrOff = (text: string) => (text === 'on' || text === 'off' ? text : undefined)

/** Lets each entry keep a type of its own. */
const setting = <Value>(entry: Setting<Value>): Setting<Value> => entry

const optional = (entry: Omit<Setting<string | undefined>, 'fallback'>) =>
  setting<string | undefined>({ ...entry, fallback: undefined })

/** In seconds, as all settings that are times. */
const minute = 60
const day = 24 * 60 * minute

const number = (fallback: number, from: number, to: number) =>
  setting({ takes: `a whole number from ${from} to ${to}`, fallback, read: wholeNumber(from, to) })

/** Every variable that the cloud reads; the README has the same table in words. */
export const settingsTable = {
  PORT: setting({
    takes: 'a whole number from 0 to 65535, 0 for any free port',
    fallback: 8_080,
    read: wholeNumber(0, 65_535)
  }),
  HOST: setting({
    takes: 'an address of this machine or a host name, as 127.0.0.1 or 0.0.0.0',
    fallback: '127.0.0.1',
    read: matching(/^[A-Za-z0-9.:-]{1,253}$/)
  }),
  DATA_DIR: setting({ takes: 'the path of a folder', fallback: './.data', read: matching(/^[^\0]+$/) }),
  DATABASE_URL: optional({
    takes: 'the address of a PostgreSQL database, as postgresql://user:password@host:5432/name',
    secret: true,
    read: address(['postgres:', 'postgresql:'])
  }),
  PORTAL_ENVIRONMENT: setting({
    takes: 'local or the name of a folder in environments/: lower-case letters, digits and hyphens, 40 at most',
    fallback: 'local',
    read: matching(/^[a-z0-9-]{1,40}$/)
  }),
  PORTAL_DEMO: setting<'on' | 'off' | undefined>({ takes: 'on or off', fallback: undefined, read: onOrOff }),
  PORTAL_DEMO_PASSWORD: optional({
    takes: `${limits.passwordMinLength} to ${limits.passwordMaxLength} characters with letters and digits`,
    secret: true,
    read: demoPassword
  }),
  SMTP_URL: optional({
    takes: 'the address of a mail server, as smtp://user:password@host:587 or smtps://…',
    secret: true,
    read: address(['smtp:', 'smtps:'])
  }),
  SMS_WEBHOOK_URL: optional({
    takes:
      'an http or https address with the secret for signatures as its password, as https://portal:secret@host/path',
    secret: true,
    read: webhookAddress
  }),
  WORKPLACE_CLIENT_SECRET: optional({
    takes: "the secret that the workplace's OpenID Connect provider gave this portal, 8 to 500 visible characters",
    secret: true,
    read: matching(/^[\x21-\x7e]{8,500}$/)
  }),
  CLEANING_CENTRE_KEY: optional({
    takes: '32 bytes in lower-case hexadecimal, as `openssl rand -hex 32` prints them',
    secret: true,
    read: matching(/^[0-9a-f]{64}$/)
  }),
  CLEANING_CENTRE_SECRET: optional({
    takes: '16 to 500 visible characters',
    secret: true,
    read: matching(/^[\x21-\x7e]{16,500}$/)
  }),
  REDIS_URL: optional({
    takes: 'the address of a Redis or Valkey server, as redis://user:password@host:6379/0 or rediss://…',
    secret: true,
    read: address(['redis:', 'rediss:'])
  }),
  ALLOWED_ORIGINS: setting<readonly string[] | undefined>({
    takes: 'origins with commas between them, as https://portal.example.com',
    fallback: undefined,
    read: origins
  }),
  TRUSTED_PROXIES: setting<readonly string[] | undefined>({
    takes:
      'addresses and networks of your own proxies with commas between them, as 10.0.0.5, 192.168.0.0/16 or fd00:1::/64; no network wider than /8 (IPv4) or /16 (IPv6), and IPv4 addresses as such',
    fallback: undefined,
    read: readTrustedProxies
  }),
  SESSION_SECONDS: number(7 * day, 60, 400 * day),
  SESSIONS_PER_USER: number(10, 1, 1_000),
  LOCK_FAILURES: number(5, 1, 100),
  LOCK_WINDOW_SECONDS: number(15 * minute, 1, day),
  LOCK_SECONDS: number(15 * minute, 1, day),
  CODE_SECONDS: number(limits.codeSeconds, 1, 60 * minute),
  CODE_WRONG_TRIES: number(5, 1, 100),
  CODE_RESEND_SECONDS: number(minute, 0, 60 * minute),
  CODES_PER_DAY: number(10, 1, 1_000),
  CAPTCHA_FAILURES: number(3, 1, 100),
  CAPTCHA_SECONDS: number(2 * minute, 1, 60 * minute),
  CAPTCHA_TICKET_SECONDS: number(5 * minute, 1, 60 * minute),
  KNOWN_DEVICE_SECONDS: number(180 * day, 60, 400 * day),
  KNOWN_DEVICES_PER_USER: number(20, 1, 1_000),
  IDENTITY_CHECK_SECONDS: number(10 * minute, 1, day),
  ADDRESS_FAILURES: number(100, 1, 100_000),
  FAILURES_IN_ALL: number(2_000, 1, 100_000),
  CODES_PER_HOUR: number(2_000, 1, 100_000),
  ADDRESS_CODES_PER_HOUR: number(30, 1, 100_000),
  ADDRESS_IMAGES_PER_HOUR: number(300, 1, 100_000),
  ADDRESS_QUESTIONS_PER_HOUR: number(10, 1, 100_000),
  ADDRESS_LIMIT_FACTOR: number(1, 1, 100_000),
  TRACKING_PER_MINUTE: number(120, 1, 100_000),
  USER_TRACKING_PER_MINUTE: number(300, 1, 100_000),
  ADDRESS_TRACKING_PER_MINUTE: number(3_000, 1, 100_000),
  POLICY_REPORTS_PER_MINUTE: number(60, 0, 100_000),
  LIVE_CHANNELS_PER_SESSION: number(5, 1, 1_000),
  LIVE_FRAMES_PER_SECOND: number(10, 1, 10_000),
  LIVE_PING_SECONDS: number(30, 5, 60 * minute),
  REQUEST_SECONDS: number(30, 1, 60 * minute),
  DRAIN_SECONDS: number(5, 0, 5 * minute),
  GROUP_CONNECTIONS: number(3, 1, 100),
  GROUP_WAITING: number(200, 1, 100_000),
  PASSWORD_CHECKS: number(2, 1, 64),
  USAGE_DAYS: number(90, 31, 3_650),
  MESSAGE_DAYS: number(365, 1, 3_650),
  HISTORY_DAYS: number(800, 400, 3_650),
  OUTBOX_DAYS: number(7, 1, 365),
  OUTBOX_MESSAGES: number(1_000, 1, 100_000)
}

type Table = typeof settingsTable
export type Settings = { [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never }

/** A setting whose value the cloud can't work with. */
export class SettingError extends StartError {
  override name = 'SettingError'
}

const readOne = <Value>(name: string, { takes, fallback, secret, read }: Setting<Value>, text: string | undefined) => {
  // An empty value is how many tools write "not set".
  if (text === undefined || text === '') return fallback
  const value = read(text)
  if (value !== undefined) return value
  const given = secret ? `a value of ${text.length} characters (not shown)` : JSON.stringify(text)
  throw new SettingError(`${name} is ${given}, but it takes ${takes}.`)
}

/**
 * The settings, from environment variables. Variables of others are none of our business, except those that begin with
 * PORTAL_: they are meant for us, so one that we don't know is a slip of the pen.
 * @throws SettingError which names the variable, what was given and what it takes
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const known = Object.keys(settingsTable)
  const unknown = Object.keys(env).find(name => name.startsWith('PORTAL_') && !known.includes(name))
  if (unknown !== undefined)
    throw new SettingError(
      `${unknown} is not a setting. Those that begin with PORTAL_ are ${known.filter(name => name.startsWith('PORTAL_')).join(', ')}.`
    )
  const table: Record<string, Setting<unknown>> = settingsTable
  const entries = Object.entries(table).map(([name, entry]) => [name, readOne(name, entry, env[name])])
  return Object.fromEntries(entries) as Settings
}
