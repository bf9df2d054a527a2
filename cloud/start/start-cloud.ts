import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '#contract/page/environment.ts'
import { type Background, startBackground } from '../background.ts'
import { type Clock, type Every, everyInterval } from '../clock.ts'
import { openDatabaseClock } from '../database/engine/database-clock.ts'
import { fullDisk, isDiskFull } from '../database/engine/disk-full.ts'
import { openDatabase } from '../database/engine/open-database.ts'
import type { Database } from '../database/open.ts'
import type { DemoWish } from '../demo/decide.pure.ts'
import { type DemoState, seedDemo } from '../demo/seed.ts'
import { openFaultLog } from '../http/fault-log.ts'
import { openLines, type RouteLines } from '../http/lines.ts'
import { createServer, type LogLevel } from '../http/server.ts'
import type { Announce } from '../live/announce.ts'
import { noBus } from '../live/bus.ts'
import { openLive } from '../live/live.ts'
import { openPostgresBus } from '../live/postgres-bus.ts'
import { openRedisBus } from '../live/redis-bus.ts'
import { type PortalFolders, readPortalFiles } from '../portal/read-files.ts'
import type { Rules } from '../rules.ts'
import { shipData } from '../shipped/ship.ts'
import { shipSubApps } from '../shipped/sub-apps.ts'
import { StartError } from '../start-error.pure.ts'
import { centreOf } from '../topics/cleaning/centre/centre.ts'
import { codeWaysOf, withCodeWays } from '../topics/delivery/code-ways.ts'
import { openDelivery } from '../topics/delivery/delivery.ts'
import { openLetters } from '../topics/delivery/letters.ts'
import { refuseWithoutTransport } from '../topics/delivery/no-transport.ts'
import { letterWork } from '../topics/delivery/send-letters.ts'
import {
  type DemoAccountThere,
  demoAccountsThere,
  opensDemoAccounts,
  refuseDemoAccounts
} from '../topics/identity/demo/accounts-there.ts'
import { prepareToVerify, queuedPasswordWork } from '../topics/identity/passwords/passwords.ts'
import { hasAdministrator } from '../topics/identity/sql/roles.ts'
import { topics } from '../topics/index.ts'
import { endNotification } from '../topics/mobile-notifications/sql/mobile-notifications.ts'
import type { Settlers } from '../topics/robot-requests/settle.ts'
import { lockDataFolder } from './data-folder.ts'
import { checkPort, listenError } from './free-port.ts'
import { keepTidy } from './keep-tidy.ts'
import { languageFolder } from './language-folder.ts'
import { serveCloud } from './serve-cloud.ts'
import { prepareToStop, type Stop } from './stop-server.ts'

export type CloudOptions = {
  host: string
  /** 0 takes any that is free. */
  port: number
  /** Where the data is kept: by a PostgreSQL server, in a folder, or only as long as the cloud runs. */
  data:
    | { kind: 'server'; url: string }
    | { kind: 'folder'; folder: string }
    | { kind: 'memory'; image?: Blob | undefined }
  /**
   * `wish` says whether there is to be demo data in an environment of this mode; `newPassword` is asked when its accounts
   * are made; `taskDays` shortens the history, for tests.
   */
  demo: { wish: (mode: Environment['mode']) => DemoWish; newPassword: () => Promise<string>; taskDays?: number }
  /** Lives, limits and rates. */
  rules: Rules
  /** Where codes go by e-mail and by text message; without it they go to the outbox. */
  smtpUrl?: string | undefined
  smsWebhookUrl?: string | undefined
  /** Of the provider at which internal employees sign in, where the portal's environment names one. */
  workplaceClientSecret?: string | undefined
  /** Where people report a weakness; without it there is no `security.txt`. */
  securityContact?: string | undefined
  /** The cloud's keys for the cleaning control centre, where the portal's environment names one. */
  centreKeys?: { key: string | undefined; secret: string | undefined }
  /** The built portal to serve; without it there are calls alone. */
  portal?: PortalFolders
  /** A Redis or Valkey server that carries live messages between processes; without it PostgreSQL does. */
  redisUrl?: string | undefined
  /** Origins of pages that may open a live channel, beside the host that serves it. */
  allowedOrigins?: readonly string[]
  /** Addresses and networks of proxies that are believed about their clients. */
  trustedProxies?: readonly string[]
  /** The time itself, for tests that move it; without it the time is the database's. */
  now?: Clock
  /** The clock of this machine, for tests in which it is wrong. */
  machineClock?: Clock
  /** The timer by which live channels ask for signs of life. */
  every?: Every
  logLevel?: LogLevel
  /** Where the log goes instead of the standard output. */
  logTo?: { write: (line: string) => void }
  /** Told of the database once it is open; tests look into it past the calls. */
  onOpen?: (database: Database) => void
  /** Told of each statement of the upkeep as it begins; tests that move the time let it end first. */
  onDrop?: (dropping: Promise<unknown>) => void
  /** While developing: dispatch `reload` when the portal was built anew, and open pages reload. */
  dev?: { reloads: EventTarget }
}

export type Cloud = {
  /** As a browser on this machine writes it: `http://localhost:8080`. */
  address: string
  /** In production mode nothing is served that only developers need. */
  mode: Environment['mode']
  demo: { state: DemoState; accounts: readonly DemoAccountThere[]; opensWith: (password: string) => Promise<boolean> }
  /** The routes of the server, each with the line in which its requests wait. */
  routeLines: RouteLines
  /** Whether somebody holds the role of administrators. */
  hasAdministrator: boolean
  /** Tells open live channels of this process, and the other processes, that something changed. */
  announce: Announce
  /** Writes the last line of the log of a process that ends by a fault of ours. */
  tellFatal: (fault: unknown, message: string) => void
  /**
   * Stops: first serves for so many milliseconds more while it says that it is not ready; then requests under way are
   * finished, the database is closed and the data folder given back.
   */
  close: (drainMs?: number) => Promise<void>
}

/**
 * Starts the cloud. It checks everything that could make the start fail before it writes anything. A start that fails
 * leaves nothing open.
 * @throws StartError, with one line that says what to do
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { drain, ...cloud } = await start(options, closers)
    return {
      ...cloud,
      close: async (drainMs = 0) => {
        if (drainMs > 0) await drain(drainMs)
        await close()
      }
    }
  } catch (error) {
    await close()
    // For example while the content that comes with the portal is written.
    if (isDiskFull(error)) throw new StartError(fullDisk('The disk of the database'), { cause: error })
    throw error
  }
}

const start = async (
  options: CloudOptions,
  closers: (() => unknown)[]
): Promise<Omit<Cloud, 'close'> & Pick<Stop, 'drain'>> => {
  const { host, port, data, rules, every = everyInterval } = options
  const read = options.portal && (await readPortalFiles(options.portal))
  const mode = read?.environment.mode ?? 'development'
  const wish = options.demo.wish(mode)
  const addresses = { smtpUrl: options.smtpUrl, smsWebhookUrl: options.smsWebhookUrl }
  refuseWithoutTransport(mode, addresses)
  const files = read && { ...read, environment: withCodeWays(read.environment, addresses) }
  const centre = centreOf(files?.environment, options.centreKeys ?? { key: undefined, secret: undefined })
  await checkPort(host, port)
  if (data.kind === 'folder') closers.push(await lockDataFolder(data.folder))

  const isServer = data.kind === 'server'
  const turn = openLines(isServer, rules.database)
  const faultLog = openFaultLog()
  const { server, routeLines } = await createServer({
    faultLog,
    logLevel: options.logLevel ?? 'warn',
    requestMs: rules.requestMs,
    trustedProxies: options.trustedProxies ?? [],
    turn,
    refusedBodies: rules.refusedBodies,
    ...(options.logTo === undefined ? {} : { logTo: options.logTo })
  })
  closers.push(faultLog.tell(server.log, every))
  const stopped = new EventTarget()
  const stop = prepareToStop(server, () => stopped.dispatchEvent(new Event('stop')))
  const onLost = (error: Error) => server.log.error({ err: error }, 'a connection to the database broke')
  await prepareToVerify()
  const open = await openDatabase(data.kind === 'server' ? { ...data, onLost } : data, rules.database)
  const { database } = open
  options.onOpen?.(database)
  closers.push(open.close)
  const now = options.now ?? (await followDatabaseClock(options, { server, database: open.of('live'), every, closers }))

  if (wish === 'none' && mode === 'production') await refuseDemoAccounts(database)
  const { newPassword, taskDays } = options.demo
  const demo = { now, wish, newPassword, ...(taskDays === undefined ? {} : { taskDays }) }
  const state = await open.exclusively(async patient => {
    await shipData(patient, languageFolder, now())
    const seeded = await seedDemo({ database: patient, ...demo })
    await shipSubApps(patient, files?.environment.subApps, now())
    return seeded
  })
  const onFailure = (error: unknown, table: string) =>
    server.log.error({ err: error, table }, 'what is out of date was not dropped')
  closers.push(
    keepTidy({
      open,
      now,
      every,
      rules,
      retention: topics.flatMap(({ retention }) => retention?.kept ?? []),
      onFailure,
      onDrop: options.onDrop
    })
  )

  const delivery = openDelivery({
    ...addresses,
    outbox: mode === 'development',
    database: open.of('account'),
    now,
    onFailure: error => server.log.warn({ err: error.cause }, error.message)
  })
  closers.push(delivery.settle)
  const sendLetters = letterWork({ delivery, endNotification })
  const letters = openLetters({ delivery, now, begin: () => background.begin(sendLetters) })
  const { allowedOrigins = [], redisUrl } = options
  const live = await openLive(server, {
    database: open.of('live'),
    now,
    every,
    rules: rules.live,
    allowedOrigins,
    turn,
    openBus: async listener => {
      // PGlite is for one process, which has nobody to tell.
      if (data.kind !== 'server') return noBus
      if (redisUrl === undefined) return openPostgresBus(data.url, open.of('live'), listener)
      return openRedisBus({ redisUrl, databaseUrl: data.url, database: open.of('live'), listener })
    }
  })
  closers.push(live.close)
  const { announce } = live
  const settlers: Settlers = Object.assign({}, ...topics.map(topic => topic.settlers))
  const background: Background = startBackground(
    [sendLetters, ...topics.flatMap(({ background: works = [] }) => works)],
    {
      database: open.of('upkeep'),
      now,
      every,
      announce,
      letters,
      settlers,
      onFailure: (error, failed) => server.log.error({ err: error }, failed)
    }
  )
  closers.push(background.stop)
  stopped.addEventListener('stop', live.leave)
  await serveCloud(server, {
    services: {
      now,
      rules,
      delivery,
      letters,
      announce,
      begin: background.begin,
      settlers,
      passwords: queuedPasswordWork(rules.passwordChecks),
      waysIn: { workplace: files?.environment.workplaceSignIn !== undefined, codes: codeWaysOf(mode, addresses) },
      centre
    },
    open,
    isStopping: stop.isStopping,
    trouble: live.trouble,
    isServer,
    turn,
    mode,
    portal: files && options.portal && { folders: options.portal, files },
    workplaceClientSecret: options.workplaceClientSecret,
    securityContact: options.securityContact,
    allowedOrigins,
    dev: options.dev,
    address: () => addressOf(server, host)
  })

  closers.push(stop.close)
  await listen(server, host, port)
  return {
    address: addressOf(server, host),
    mode,
    routeLines,
    announce,
    tellFatal: (fault, message) =>
      server.log.fatal({ err: fault instanceof Error ? fault : new Error(inspect(fault)) }, message),
    drain: stop.drain,
    demo: {
      state,
      accounts: await demoAccountsThere(database),
      opensWith: password => opensDemoAccounts(database, password)
    },
    hasAdministrator: await hasAdministrator(database)
  }
}

const followDatabaseClock = async (
  { machineClock }: CloudOptions,
  given: { server: FastifyInstance; database: Database; every: Every; closers: (() => unknown)[] }
): Promise<Clock> => {
  const { server, database, every, closers } = given
  const clock = await openDatabaseClock({
    database,
    every,
    onFailure: error => server.log.warn({ err: error }, 'the time of the database could not be asked for'),
    ...(machineClock === undefined ? {} : { machine: machineClock })
  })
  closers.push(clock.close)
  return clock.now
}

const listen = async (server: FastifyInstance, host: string, port: number): Promise<void> => {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw listenError(error, host, port)
  }
}

/** Where a listening server is, as a browser on this machine writes it. */
const addressOf = (server: FastifyInstance, host: string): string =>
  `http://${nameOf(host)}:${(server.server.address() as AddressInfo).port}`

/** A host as it stands in an address; one that means this machine or all of its addresses is `localhost`. */
const nameOf = (host: string): string => {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
