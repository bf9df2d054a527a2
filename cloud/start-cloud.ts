import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/index.ts'
import { type Clock, minute } from './clock.ts'
import { lockDataFolder } from './data-folder.ts'
import { findMember } from './database/accounts.ts'
import { dropExpiredCaptchas } from './database/captchas.ts'
import { dropOldSends } from './database/code-sends.ts'
import { dropExpiredCodes } from './database/codes.ts'
import { type Database, openDatabase } from './database/open.ts'
import { dropExpiredSessions } from './database/sessions.ts'
import { dropOldAttempts } from './database/sign-in-attempts.ts'
import { type DemoState, opensDemoAccounts, seedDemo } from './demo/seed.ts'
import { checkPort, listenError } from './free-port.ts'
import { serveCalls } from './http/serve-calls.ts'
import { createServer, type LogLevel } from './http/server.ts'
import { type AnswerPage, answerUnknownPaths } from './http/unknown-paths.ts'
import { prepareToVerify } from './identity/passwords.ts'
import { addressRule, lockRule } from './identity/rules.ts'
import { oldestSend } from './identity/send-code.ts'
import { tokenHash } from './identity/tokens.ts'
import { type PortalFolders, readPortalFiles } from './portal/read-files.ts'
import { servePortal } from './portal/serve-portal.ts'
import { reloadMarkup, serveDevReload } from './routes/dev-reload.ts'
import { routes } from './routes/index.ts'
import { openApi } from './routes/open-api.ts'
import { serveOutbox } from './routes/outbox.ts'
import { waysOut } from './ways-out/index.ts'

export type CloudOptions = {
  host: string
  /** 0 takes any that is free. */
  port: number
  /** Where the data is kept: by a PostgreSQL server, in a folder, or only as long as the cloud runs. */
  data: { kind: 'server'; url: string } | { kind: 'folder'; folder: string } | { kind: 'memory' }
  /** `newPassword` is asked when the demo accounts are made; `taskDays` shortens the history, for tests. */
  demo: { newPassword: () => Promise<string>; taskDays?: number }
  sessionsPerUser: number
  /** Multiplies every limit per network address. */
  addressLimitFactor: number
  /** Where codes go by e-mail and by text message; without it they go to the outbox. */
  smtpUrl?: string | undefined
  smsWebhookUrl?: string | undefined
  /** The built portal to serve; without it there are calls alone. */
  portal?: PortalFolders
  now?: Clock
  logLevel?: LogLevel
  /** While developing: dispatch `reload` when the portal was built anew, and open pages reload. */
  dev?: { reloads: EventTarget }
}

export type Cloud = {
  /** As a browser on this machine writes it: `http://localhost:8080`. */
  address: string
  /** In production mode nothing is served that only developers need. */
  mode: 'development' | 'production'
  demo: { state: DemoState; opensWith: (password: string) => Promise<boolean> }
  /** Stops: requests under way are finished, then the database is closed and the data folder given back. */
  close: () => Promise<void>
}

/** Requests that take longer than this to finish are cut off when the cloud stops. */
const graceMs = 10_000

const languageFolder = fileURLToPath(new URL('../session/messages', import.meta.url))

/**
 * Starts the cloud. What could make a start fail is looked at before anything is written, and a start that fails
 * leaves nothing open.
 * @throws StartError, with one line that says what to do
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    return { ...(await start(options, closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}

const start = async (options: CloudOptions, closers: (() => unknown)[]): Promise<Omit<Cloud, 'close'>> => {
  const { host, port, data, now = Date.now, sessionsPerUser, addressLimitFactor } = options
  const files = options.portal && (await readPortalFiles(options.portal))
  const mode = files?.environment.mode ?? 'development'
  await checkPort(host, port)
  if (data.kind === 'folder') closers.push(await lockDataFolder(data.folder))

  const server = await createServer({ logLevel: options.logLevel ?? 'warn' })
  const onLost = (error: Error) => server.log.error({ err: error }, 'a connection to the database broke')
  await prepareToVerify()
  const open = await openDatabase(data.kind === 'server' ? { ...data, onLost } : data)
  const { database } = open
  closers.push(open.close)

  const { newPassword, taskDays } = options.demo
  const demo = { database, now, newPassword, languageFolder, ...(taskDays === undefined ? {} : { taskDays }) }
  const state = await open.exclusively(() => seedDemo(demo))
  closers.push(await keepTidy(server, database, now))

  const ways = waysOut({
    smtpUrl: options.smtpUrl,
    smsWebhookUrl: options.smsWebhookUrl,
    database,
    now,
    onFailure: error => server.log.warn({ err: error.cause }, error.message)
  })
  const served = Object.values(routes({ database, now, sessionsPerUser, addressLimitFactor, waysOut: ways }))
  serveCalls(server, served, token => findMember(database, tokenHash(token), now()))
  const description = openApi(calls)
  server.get('/api/openapi.json', async () => description)
  if (mode === 'development') serveOutbox(server, database, now)
  const answerPage = await addPortal(server, options, files)
  const apiPaths = new Set(['/api/openapi.json', ...Object.values(calls).map(({ path }) => path)])
  answerUnknownPaths(server, { apiPaths, answerPage })

  closers.push(() => stop(server))
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw listenError(error, host, port)
  }
  const { port: listensOn } = server.server.address() as AddressInfo
  return {
    address: `http://${nameOf(host)}:${listensOn}`,
    mode,
    demo: { state, opensWith: password => opensDemoAccounts(database, password) }
  }
}

const noPages: AnswerPage = async () => false

const addPortal = async (
  server: FastifyInstance,
  { portal: folders, dev }: CloudOptions,
  files: Awaited<ReturnType<typeof readPortalFiles>> | undefined
): Promise<AnswerPage> => {
  if (folders === undefined || files === undefined) return noPages
  const portal = await servePortal(server, { folders, files, extraMarkup: dev === undefined ? '' : reloadMarkup })
  if (dev !== undefined) {
    const { tellPages } = serveDevReload(server)
    dev.reloads.addEventListener('reload', () => {
      portal.reload().then(tellPages, error => server.log.error({ err: error }, 'the new build cannot be served'))
    })
  }
  return portal.answerPage
}

/** At the start and once an hour, drops what no rule looks at any more. */
const keepTidy = async (server: FastifyInstance, database: Database, now: Clock): Promise<() => void> => {
  const tidy = async () => {
    await dropOldAttempts(database, now(), Math.max(lockRule.windowMs, addressRule.windowMs))
    await dropExpiredSessions(database, now())
    await dropExpiredCaptchas(database, now())
    await dropExpiredCodes(database, now())
    await dropOldSends(database, oldestSend(now()))
  }
  await tidy()
  const timer = setInterval(() => {
    tidy().catch(error => server.log.error({ err: error }, 'what is out of date was not dropped'))
  }, 60 * minute)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Closing waits for every connection, and a browser keeps one open after its last answer; so those that fall idle
 * while we stop are closed as they do.
 */
const stop = async (server: FastifyInstance): Promise<void> => {
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
  await server.close()
  clearInterval(closeIdle)
  clearTimeout(cutOff)
}

/** A host as it stands in an address; one that means this machine or all of its addresses is `localhost`. */
const nameOf = (host: string): string => {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
