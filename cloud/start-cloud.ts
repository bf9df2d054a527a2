import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { centreRequestMs } from '#contract/cleaning-centre.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { type Clock, day, type Every, everyInterval, minute } from './clock.ts'
import { lockDataFolder } from './data-folder.ts'
import { type Member, memberFinder } from './database/accounts.ts'
import { dropExpiredCaptchas } from './database/captchas.ts'
import { dropOldCentreRequests } from './database/centre-requests.ts'
import { dropExpiredCodes } from './database/codes.ts'
import { type Database, openDatabase } from './database/open.ts'
import { noteSeen } from './database/own-sessions.ts'
import { dropOldCounts } from './database/rate-counters.ts'
import { dropOldEvents } from './database/robot-report.ts'
import { dropOldSecurityEvents } from './database/security-events.ts'
import { dropExpiredSessions } from './database/sessions.ts'
import { dropOldAttempts } from './database/sign-in-attempts.ts'
import { waitWhileItAnswers } from './database/unavailable.ts'
import { dropExpiredWorkplaceTickets } from './database/workplace-tickets.ts'
import { type DemoState, opensDemoAccounts, seedDemo } from './demo/seed.ts'
import { checkPort, listenError } from './free-port.ts'
import { serveCalls } from './http/serve-calls.ts'
import { createServer, type LogLevel } from './http/server.ts'
import { type AnswerPage, answerUnknownPaths } from './http/unknown-paths.ts'
import { prepareToVerify } from './identity/passwords.ts'
import type { Rules } from './identity/rules.ts'
import { oldestCount } from './identity/send-code.ts'
import { tokenHash } from './identity/tokens.ts'
import { openWorkplaceProvider } from './identity/workplace-provider.ts'
import { languageFolder } from './language-folder.ts'
import { openCurrentTexts } from './languages/current-texts.ts'
import type { Announce } from './live/announce.ts'
import { noBus } from './live/bus.ts'
import { openLive } from './live/live.ts'
import { openPostgresBus } from './live/postgres-bus.ts'
import { openRedisBus } from './live/redis-bus.ts'
import type { FindVisitor } from './portal/draw-frame.ts'
import { type PortalFolders, readPortalFiles } from './portal/read-files.ts'
import { servePolicyReports } from './portal/serve-policy-reports.ts'
import { servePortal } from './portal/serve-portal.ts'
import { serveCleaningCentre } from './routes/cleaning-centre.ts'
import { reloadMarkup, serveDevReload } from './routes/dev-reload.ts'
import { visitorFinder } from './routes/find-visitor.ts'
import { serveHealth } from './routes/health.ts'
import { routes } from './routes/index.ts'
import { openApi } from './routes/open-api.ts'
import { serveOutbox } from './routes/outbox.ts'
import { serveWorkplace, workplaceCalls } from './routes/workplace.ts'
import { waysOut } from './ways-out/index.ts'

export type CloudOptions = {
  host: string
  /** 0 takes any that is free. */
  port: number
  /** Where the data is kept: by a PostgreSQL server, in a folder, or only as long as the cloud runs. */
  data:
    | { kind: 'server'; url: string }
    | { kind: 'folder'; folder: string }
    | { kind: 'memory'; image?: Blob | undefined }
  /** `newPassword` is asked when the demo accounts are made; `taskDays` shortens the history, for tests. */
  demo: { newPassword: () => Promise<string>; taskDays?: number }
  /** Lives, limits and rates. */
  rules: Rules
  /** Where codes go by e-mail and by text message; without it they go to the outbox. */
  smtpUrl?: string | undefined
  smsWebhookUrl?: string | undefined
  /** Of the provider at which internal employees sign in, where the portal's environment names one. */
  workplaceClientSecret?: string | undefined
  /** The built portal to serve; without it there are calls alone. */
  portal?: PortalFolders
  /** A Redis or Valkey server that carries live messages between processes; without it PostgreSQL does. */
  redisUrl?: string | undefined
  /** Origins of pages that may open a live channel, beside the host that serves it. */
  allowedOrigins?: readonly string[]
  now?: Clock
  /** What makes live channels ask for signs of life. */
  every?: Every
  logLevel?: LogLevel
  /** Where the log goes instead of the standard output. */
  logTo?: { write: (line: string) => void }
  /** Told of the database once it is open; tests look into it past the calls. */
  onOpen?: (database: Database) => void
  /** While developing: dispatch `reload` when the portal was built anew, and open pages reload. */
  dev?: { reloads: EventTarget }
}

export type Cloud = {
  /** As a browser on this machine writes it: `http://localhost:8080`. */
  address: string
  /** In production mode nothing is served that only developers need. */
  mode: 'development' | 'production'
  demo: { state: DemoState; opensWith: (password: string) => Promise<boolean> }
  /** Tells open live channels of this process, and the other processes, that something changed. */
  announce: Announce
  /** Stops: requests under way are finished, then the database is closed and the data folder given back. */
  close: () => Promise<void>
}

/** Requests that take longer than this to finish are cut off when the cloud stops. */
const graceMs = 10_000

/** How exactly it is noted when a session was used last: at most one write a minute. */
const seenStepMs = minute

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
  const { host, port, data, now = Date.now, rules } = options
  const files = options.portal && (await readPortalFiles(options.portal))
  const mode = files?.environment.mode ?? 'development'
  await checkPort(host, port)
  if (data.kind === 'folder') closers.push(await lockDataFolder(data.folder))

  const server = await createServer({
    logLevel: options.logLevel ?? 'warn',
    requestMs: rules.requestMs,
    ...(options.logTo === undefined ? {} : { logTo: options.logTo })
  })
  const onLost = (error: Error) => server.log.error({ err: error }, 'a connection to the database broke')
  await prepareToVerify()
  const open = await openDatabase(data.kind === 'server' ? { ...data, onLost } : data)
  const { database } = open
  options.onOpen?.(database)
  closers.push(open.close)

  const { newPassword, taskDays } = options.demo
  const demo = { now, newPassword, languageFolder, ...(taskDays === undefined ? {} : { taskDays }) }
  const state = await open.exclusively(patient => seedDemo({ database: patient, ...demo }))
  closers.push(await keepTidy(server, { database, now, rules }))

  const ways = waysOut({
    smtpUrl: options.smtpUrl,
    smsWebhookUrl: options.smsWebhookUrl,
    database,
    now,
    onFailure: error => server.log.warn({ err: error.cause }, error.message)
  })
  const { every = everyInterval, allowedOrigins = [], redisUrl } = options
  const live = await openLive(server, {
    database,
    now,
    every,
    rules: rules.live,
    allowedOrigins,
    openBus: async listener => {
      if (redisUrl !== undefined) return openRedisBus(redisUrl, listener)
      return data.kind === 'server' ? openPostgresBus(data.url, database, listener) : noBus
    }
  })
  closers.push(live.close)
  const { announce } = live
  const services = { database, now, rules, waysOut: ways, announce }
  const workplace = files?.environment.workplaceSignIn
  const answers = routes(services)
  const served = [...Object.values(answers), ...(workplace === undefined ? [] : workplaceCalls(services))]
  const findMember = memberFinder(database)
  const findCaller = async (token: string) => {
    const member = await findMember(tokenHash(token), now())
    if (member !== undefined) await noteUse(member)
    return member
  }
  const noteUse = async ({ sessionId, lastSeenTime }: Member) => {
    const notSince = now() - seenStepMs
    if (lastSeenTime !== null && lastSeenTime > notSince) return
    try {
      await noteSeen(database, { sessionId, notSince }, now())
    } catch (error) {
      // A database that takes no writes must not keep anybody from reading.
      server.log.warn({ err: error }, 'the use of a session could not be noted')
    }
  }
  // PGlite is in this process, and has one connection, where a call may rightly wait for another.
  const awaiting = data.kind === 'server' ? waitWhileItAnswers(open.ask) : undefined
  serveCalls(server, served, findCaller, awaiting)
  if (workplace !== undefined)
    serveWorkplace(server, services, {
      provider: openWorkplaceProvider(workplace, options.workplaceClientSecret),
      origin: workplace.origin
    })
  const description = openApi(calls)
  server.get('/api/openapi.json', async () => description)
  if (mode === 'development') {
    serveOutbox(server, database, now)
    const keys = files?.environment.cleaningCentre
    if (keys) serveCleaningCentre(server, { database, now, findMember: findCaller, keys })
  }
  serveHealth(server, open.ask)
  servePolicyReports(server, rules.policyReports)
  const { userInfo, menuTree } = answers
  const findVisitor = visitorFinder({ findCaller, userInfo, menuTree, currentTexts: openCurrentTexts(database) })
  // A portal whose calls go elsewhere has its sessions there as well.
  const isOwnCloud = files?.environment.apiBase === null
  const answerPage = await addPortal(server, options, files, isOwnCloud ? findVisitor : undefined)
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
    announce,
    demo: { state, opensWith: password => opensDemoAccounts(database, password) }
  }
}

const noPages: AnswerPage = async () => false

const addPortal = async (
  server: FastifyInstance,
  { portal: folders, dev }: CloudOptions,
  files: Awaited<ReturnType<typeof readPortalFiles>> | undefined,
  findVisitor: FindVisitor | undefined
): Promise<AnswerPage> => {
  if (folders === undefined || files === undefined) return noPages
  const portal = await servePortal(server, {
    folders,
    files,
    extraMarkup: dev === undefined ? '' : reloadMarkup,
    findVisitor
  })
  if (dev !== undefined) {
    const { tellPages } = serveDevReload(server)
    dev.reloads.addEventListener('reload', () => {
      portal.reload().then(tellPages, error => server.log.error({ err: error }, 'the new build cannot be served'))
    })
  }
  return portal.answerPage
}

/** At the start and once an hour, drops what no rule looks at any more. */
const keepTidy = async (
  server: FastifyInstance,
  { database, now, rules }: { database: Database; now: Clock; rules: Rules }
): Promise<() => void> => {
  const { lock, address } = rules
  const tidy = async () => {
    await dropOldAttempts(database, now(), Math.max(lock.windowMs, address.failedSignIns.windowMs))
    await dropExpiredSessions(database, now())
    await dropExpiredCaptchas(database, now())
    await dropExpiredWorkplaceTickets(database, now())
    await dropExpiredCodes(database, now())
    await dropOldEvents(database, now() - limits.robotEventAgeMaxMs - limits.robotClockSlackMs)
    await dropOldCounts(database, oldestCount(now()), now())
    await dropOldSecurityEvents(database, now() - limits.securityEventDays * day)
    await dropOldCentreRequests(database, now() - 2 * centreRequestMs)
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
