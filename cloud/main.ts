import { resolve } from 'node:path'
import {
  type Cloud,
  decideDemo,
  demoSituation,
  environmentFolder,
  readSettings,
  rulesFrom,
  type Settings,
  StartError,
  startCloud
} from './index.ts'
import { stopInOrder } from './start/stop-process.ts'
import { welcomeText } from './start/welcome.ts'
import { keptPassword, makePassword } from './topics/identity/demo/password.ts'

/*
 * The program of `npm start`, at the top of the project: starts the cloud from the environment's settings, and says so.
 * `--dev` is for a process that builds while we run: a message `reload` from that process has open pages reload.
 */

/** A password that opens the demo accounts, of those that this start knows of. */
const workingPassword = async (cloud: Cloud, candidates: (string | undefined)[]): Promise<string | undefined> => {
  for (const candidate of candidates)
    if (candidate !== undefined && (await cloud.demo.opensWith(candidate))) return candidate
  return undefined
}

const welcome = async (cloud: Cloud, settings: Settings, dataFolder: string): Promise<string> => {
  const { DATABASE_URL, PORTAL_DEMO_PASSWORD, SMTP_URL, SMS_WEBHOOK_URL } = settings
  const without = (setting: string) =>
    cloud.mode === 'development' ? `${cloud.address}/dev/outbox` : `cannot be sent: ${setting} is not set`
  return welcomeText({
    address: cloud.address,
    data: DATABASE_URL === undefined ? dataFolder : `the database at ${new URL(DATABASE_URL).host}`,
    demo: {
      ...cloud.demo,
      password: await workingPassword(cloud, [PORTAL_DEMO_PASSWORD, await keptPassword(dataFolder)])
    },
    hasAdministrator: cloud.hasAdministrator,
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    codes: {
      email: SMTP_URL === undefined ? without('SMTP_URL') : `sent by the mail server at ${new URL(SMTP_URL).host}`,
      text:
        SMS_WEBHOOK_URL === undefined ? without('SMS_WEBHOOK_URL') : `sent by way of ${new URL(SMS_WEBHOOK_URL).host}`
    }
  })
}

const reloadsByMessage = (): EventTarget => {
  const reloads = new EventTarget()
  process.on('message', message => {
    if (message === 'reload') reloads.dispatchEvent(new Event('reload'))
  })
  return reloads
}

const run = async (): Promise<void> => {
  const settings = readSettings(process.env)
  const { DATABASE_URL, PORTAL_DEMO_PASSWORD } = settings
  const root = process.cwd()
  const dataFolder = resolve(settings.DATA_DIR)
  const cloud = await startCloud({
    host: settings.HOST,
    port: settings.PORT,
    data: DATABASE_URL === undefined ? { kind: 'folder', folder: dataFolder } : { kind: 'server', url: DATABASE_URL },
    demo: {
      wish: mode => decideDemo({ ...demoSituation(settings), mode }),
      newPassword: async () => PORTAL_DEMO_PASSWORD ?? (await makePassword(dataFolder))
    },
    rules: rulesFrom(settings),
    smtpUrl: settings.SMTP_URL,
    smsWebhookUrl: settings.SMS_WEBHOOK_URL,
    workplaceClientSecret: settings.WORKPLACE_CLIENT_SECRET,
    securityContact: settings.SECURITY_CONTACT,
    portalUrl: settings.PORTAL_URL,
    centreKeys: { key: settings.CLEANING_CENTRE_KEY, secret: settings.CLEANING_CENTRE_SECRET },
    redisUrl: settings.REDIS_URL,
    allowedOrigins: settings.ALLOWED_ORIGINS ?? [],
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    portal: { build: resolve('build'), environment: environmentFolder(root, settings.PORTAL_ENVIRONMENT) },
    ...(process.argv.includes('--dev') ? { dev: { reloads: reloadsByMessage() } } : {})
  })
  stopInOrder({ cloud, drainMs: settings.DRAIN_SECONDS * 1_000 })
  process.stdout.write(await welcome(cloud, settings, dataFolder))
}

try {
  await run()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
