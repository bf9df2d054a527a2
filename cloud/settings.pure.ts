import * as v from 'valibot'
import { newPassword } from '#contract/calls/identity/account.ts'
import * as limits from '#contract/limits.ts'
import { readTrustedProxies } from './http/trusted-proxies.pure.ts'
import { StartError } from './start-error.pure.ts'
import { secretIn, webhookKey } from './topics/delivery/webhook-key.pure.ts'
import { type InternalHosts, readInternalHosts } from './topics/delivery/webhooks/reachable.pure.ts'

/** The schema of a variable's text. */
type OfText = v.GenericSchema<string, unknown>

/**
 * A setting with a default.
 * @param takes the values that the setting takes, in words; an error names them
 * @param fallback its default, written as in a variable
 */
const setting = <Schema extends OfText>(takes: string, schema: Schema, fallback: string) =>
  v.pipe(v.optional(schema, fallback), v.description(takes))

/** A setting that is left out where nobody sets it. */
const unset = <Schema extends OfText>(takes: string, schema: Schema) => v.pipe(v.optional(schema), v.description(takes))

/** The same, and no error shows its value. */
const secret = <Schema extends OfText>(takes: string, schema: Schema) =>
  v.pipe(unset(takes, schema), v.metadata({ secret: true }))

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(from), v.maxValue(to))

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

const address = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(text => {
      const url = URL.parse(text)
      return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
    })
  )

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text

const origin = v.pipe(v.string(), v.maxLength(200), v.check(isOrigin))

const origins = v.pipe(
  v.string(),
  v.transform(text => text.split(',').map(one => one.trim())),
  v.everyItem(isOrigin)
)

/** Without a secret nobody could tell our text messages from anybody's. */
const webhookAddress = v.pipe(
  address('http:', 'https:'),
  v.check(text => webhookKey(secretIn(text) ?? '') !== undefined)
)

const trustedProxies = v.pipe(v.string(), v.transform(readTrustedProxies), v.array(v.string()))

const internalHosts = v.pipe(
  v.string(),
  v.transform(readInternalHosts),
  v.custom<InternalHosts>(it => it !== undefined)
)

/** In seconds, as all settings that are times. */
const minute = 60
const day = 24 * 60 * minute

const number = (fallback: number, from: number, to: number) =>
  setting(`a whole number from ${from} to ${to}`, wholeNumber(from, to), String(fallback))

/** Every variable that the cloud reads; docs/settings.md has the same table in words. */
export const settingsSchema = v.object({
  PORT: setting('a whole number from 0 to 65535, 0 for any free port', wholeNumber(0, 65_535), '8080'),
  HOST: setting(
    'an address of this machine or a host name, as 127.0.0.1 or 0.0.0.0',
    matching(/^[A-Za-z0-9.:-]{1,253}$/),
    '127.0.0.1'
  ),
  DATA_DIR: setting('the path of a folder', matching(/^[^\0]+$/), './.data'),
  DATABASE_URL: secret(
    'the address of a PostgreSQL database, as postgresql://user:password@host:5432/name',
    address('postgres:', 'postgresql:')
  ),
  PORTAL_ENVIRONMENT: setting(
    'local or the name of a folder in environments/: lower-case letters, digits and hyphens, 40 at most',
    matching(/^[a-z0-9-]{1,40}$/),
    'local'
  ),
  PORTAL_DEMO: unset('on or off', v.picklist(['on', 'off'])),
  PORTAL_DEMO_PASSWORD: secret(
    `${limits.passwordMinLength} to ${limits.passwordMaxLength} characters with letters and digits`,
    newPassword
  ),
  SMTP_URL: secret(
    'the address of a mail server, as smtp://user:password@host:587 or smtps://…',
    address('smtp:', 'smtps:')
  ),
  SMS_WEBHOOK_URL: secret(
    'an http or https address with the secret for signatures as its password, as https://portal:secret@host/path',
    webhookAddress
  ),
  WEBHOOK_INTERNAL_HOSTS: unset(
    'host names, addresses and networks of your own receivers with commas between them, as hooks.internal, 10.0.0.5 or 192.168.0.0/16; no network wider than /8 (IPv4) or /16 (IPv6), and IPv4 addresses as such',
    internalHosts
  ),
  WORKPLACE_CLIENT_SECRET: secret(
    "the secret that the workplace's OpenID Connect provider gave this portal, 8 to 500 visible characters",
    matching(/^[\x21-\x7e]{8,500}$/)
  ),
  SECURITY_CONTACT: unset(
    'where to report a weakness, as mailto:security@example.com or https://example.com/security, 200 characters at most',
    v.pipe(matching(/^(mailto:[^\s@]{1,64}@|https:\/\/)[^\s@]{1,200}$/), v.maxLength(200))
  ),
  PORTAL_URL: unset('where people open the portal, as https://portal.example.com', origin),
  CLEANING_CENTRE_KEY: secret(
    '32 bytes in lower-case hexadecimal, as `openssl rand -hex 32` prints them',
    matching(/^[0-9a-f]{64}$/)
  ),
  CLEANING_CENTRE_SECRET: secret('16 to 500 visible characters', matching(/^[\x21-\x7e]{16,500}$/)),
  SOFTWARE_KEY_PASSPHRASE: secret('16 to 500 visible characters', matching(/^[\x21-\x7e]{16,500}$/)),
  REDIS_URL: secret(
    'the address of a Redis or Valkey server, as redis://user:password@host:6379/0 or rediss://…',
    address('redis:', 'rediss:')
  ),
  ALLOWED_ORIGINS: unset('origins with commas between them, as https://portal.example.com', origins),
  TRUSTED_PROXIES: unset(
    'addresses and networks of your own proxies with commas between them, as 10.0.0.5, 192.168.0.0/16 or fd00:1::/64; no network wider than /8 (IPv4) or /16 (IPv6), and IPv4 addresses as such',
    trustedProxies
  ),
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
  DASHBOARD_CHANGES_PER_MINUTE: number(60, 1, 100_000),
  TRACKING_PER_MINUTE: number(120, 1, 100_000),
  USER_TRACKING_PER_MINUTE: number(300, 1, 100_000),
  ADDRESS_TRACKING_PER_MINUTE: number(3_000, 1, 100_000),
  APPOINTMENT_CHANGES_PER_HOUR: number(30, 1, 100_000),
  MESSAGE_CHANGES_PER_HOUR: number(120, 1, 100_000),
  ORDERS_PER_HOUR: number(30, 1, 100_000),
  DEPLOY_CHANGES_PER_HOUR: number(600, 1, 100_000),
  STORE_FILES_PER_HOUR: number(60, 1, 100_000),
  ROBOT_CHANGES_PER_HOUR: number(600, 1, 100_000),
  RESOURCE_CHANGES_PER_HOUR: number(600, 1, 100_000),
  PLATFORM_CHANGES_PER_HOUR: number(600, 1, 100_000),
  OPEN_CHANGES_PER_HOUR: number(120, 1, 100_000),
  INVITATIONS_PER_DAY: number(100, 1, 100_000),
  EXPORTS_PER_DAY: number(20, 1, 100_000),
  PACKAGE_MEGABYTES: number(256, 1, 2_047),
  PACKAGE_TENANT_MEGABYTES: number(2_048, 1, 1_000_000),
  PACKAGE_UPLOADS_PER_DAY: number(100, 1, 100_000),
  SOFTWARE_MEGABYTES: number(1_024, 1, 2_047),
  SOFTWARE_ALL_MEGABYTES: number(20_480, 1, 1_000_000),
  SOFTWARE_UPLOADS_PER_DAY: number(200, 1, 100_000),
  REFUSED_BODIES_PER_MINUTE: number(120, 1, 100_000),
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
  LOG_DAYS: number(7, 1, 90),
  OUTBOX_DAYS: number(7, 1, 365),
  OUTBOX_MESSAGES: number(1_000, 1, 100_000)
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** A setting whose value the cloud can't work with. */
export class SettingError extends StartError {
  override name = 'SettingError'
}

/** Says which variable is wrong, what was given and what it takes. */
const sentenceOf = (name: keyof Settings, text: string): string => {
  const schema = settingsSchema.entries[name]
  const isSecret = 'secret' in v.getMetadata(schema)
  const given = isSecret ? `a value of ${text.length} characters (not shown)` : JSON.stringify(text)
  return `${name} is ${given}, but it takes ${v.getDescription(schema)}.`
}

/**
 * The settings, from environment variables. Variables of others are none of our business, except those that begin with
 * PORTAL_: they are meant for us, so one that we don't know is a slip of the pen.
 * @throws SettingError which names the variable, the given value and the values that it takes
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const known = Object.keys(settingsSchema.entries)
  const unknown = Object.keys(env).find(name => name.startsWith('PORTAL_') && !known.includes(name))
  if (unknown !== undefined)
    throw new SettingError(
      `${unknown} is not a setting. Those that begin with PORTAL_ are ${known.filter(name => name.startsWith('PORTAL_')).join(', ')}.`
    )
  // An empty value is how many tools write "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ''))
  const result = v.safeParse(settingsSchema, given)
  if (result.success) return result.output
  const name = result.issues[0].path?.[0]?.key as keyof Settings
  throw new SettingError(sentenceOf(name, env[name] ?? ''))
}
