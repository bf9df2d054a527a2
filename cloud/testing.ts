import type { Every } from './clock.ts'
import { copyDatabase } from './database/engine/copy.ts'
import { imageOf } from './database/engine/image.ts'
import { runStatement } from './database/engine/run-statement.ts'
import type { Database } from './database/open.ts'
import { retention as ownRetention } from './database/upkeep/own-retention.ts'
import { namesOfTables } from './database/upkeep/retention.ts'
import { openFaultLog } from './http/fault-log.ts'
import type { RouteLines, Turn } from './http/lines.ts'
import { type FindMember, serveCalls } from './http/serve-calls.ts'
import type { Served } from './http/served.ts'
import { createServer } from './http/server.ts'
import { type Cloud, readSettings, rulesFrom, type Settings, startCloud } from './index.ts'
import type { Announce } from './live/announce.ts'
import type { PortalFolders } from './portal/read-files.ts'
import type { FindPermissions } from './services.ts'
import { findImage, keepImage } from './test-image.ts'
import { topics } from './topics/index.ts'

export { forAnyone, forGuestOrMember, forMember, type Served } from './http/served.ts'
export { randomFrom } from './random.pure.ts'
export { removeOld, sourcesVersion } from './test-image.ts'
export { xlsxFile } from './topics/exports/file/xlsx-file.ts'
export type { ExportJob } from './topics/exports/sql/exports.ts'
export type { Member } from './topics/identity/sql/accounts.ts'
/** For tests: the check of a package by itself, so that what runs beside it can be counted. */
export { checkPackage } from './topics/resource-packages/check/check-package.ts'

/**
 * A clock that stands still until a test moves it; repeated work is done then, too. It moves at once. A test waits for
 * `advance` before it does anything else: a statement of the upkeep that began earlier has ended then. That statement would
 * take rows that are written at the new time for rows of a wrong clock, and drop them.
 */
export type TestClock = { now: () => number; advance: (milliseconds: number) => Promise<void> }

export type TestCloudOptions = {
  /** A PostgreSQL database instead of one in memory. */
  databaseUrl?: string
  /** The built portal to serve as well. */
  portal?: PortalFolders
  /** Settings of lives, limits and rates, by their names in the environment. */
  settings?: Partial<Settings>
  smtpUrl?: string
  smsWebhookUrl?: string
  /** Whether there is demo data; all but a few tests work with it. */
  demo?: boolean
  /** Instead of a clock that the test moves: the database's time, on a machine whose own clock says this. */
  machineClock?: () => number
  /** Days of tasks in the demo data. */
  taskDays?: number
  /** `silent` where a test breaks something on purpose. */
  logLevel?: 'warn' | 'silent'
  /** Where the log goes instead of the standard output. */
  logTo?: { write: (line: string) => void }
}

export type TestCloud = {
  url: string
  clock: TestClock
  /** Of all demo accounts. */
  password: string
  announce: Announce
  /** The routes of the server, each with the line in which its requests wait. */
  routeLines: RouteLines
  /** Reads the stored rows, or breaks them, without the calls. */
  query: (statement: string) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

/** A Thursday, noon in Beijing. */
const startOfClock = Date.UTC(2026, 2, 12, 4)

/** Enough for the fourteen days that the dashboard compares, and for a month. */
export const shortHistory = 35

/** The name of the database that a run on a PostgreSQL server keeps with so many days of tasks, to be copied. */
export const templateOf = (taskDays: number): string => `template_${taskDays}_days`

/** Where a fresh database is: in memory, or on the server that a whole run of tests uses, see test/README.md. */
const freshData = async (taskDays: number) => {
  const server = process.env.TEST_POSTGRES
  if (server === undefined) return { kind: 'memory', image: await findImage(taskDays) } as const
  return { kind: 'server', url: await copyDatabase(server, templateOf(taskDays)) } as const
}

const testClock = (): TestClock & { every: Every; holdUntil: (underWay: Promise<unknown>) => void } => {
  let time = startOfClock
  let held: Promise<unknown> = Promise.resolve()
  const repeated = new Set<{ milliseconds: number; due: number; act: () => void }>()
  return {
    now: () => time,
    advance: async milliseconds => {
      const before = held
      time += milliseconds
      for (const one of repeated) {
        if (one.due > time) continue
        one.due = time + one.milliseconds
        one.act()
      }
      await before
    },
    holdUntil: underWay => {
      held = Promise.allSettled([underWay])
    },
    every: (milliseconds, act) => {
      const one = { milliseconds, due: time + milliseconds, act }
      repeated.add(one)
      return () => repeated.delete(one)
    }
  }
}

/** For tests: a real server on 127.0.0.1 with a fresh database, demo data unless told otherwise, and a clock that the test moves. */
export const startTestCloud = async (options: TestCloudOptions = {}): Promise<TestCloud> => {
  const {
    databaseUrl,
    portal,
    settings,
    smtpUrl,
    smsWebhookUrl,
    demo = true,
    machineClock,
    taskDays = shortHistory,
    logLevel = 'warn',
    logTo
  } = options
  const password = 'demo-password-1'
  const data =
    databaseUrl === undefined ? await freshData(demo ? taskDays : 0) : ({ kind: 'server', url: databaseUrl } as const)
  const { every, holdUntil, ...clock } = testClock()
  let opened: Database | undefined
  const cloud = await startCloud({
    host: '127.0.0.1',
    port: 0,
    data,
    demo: { wish: () => (demo ? 'asked' : 'none'), newPassword: async () => password, taskDays },
    rules: rulesFrom({ ...readSettings({}), ...settings }),
    smtpUrl,
    smsWebhookUrl,
    workplaceClientSecret: settings?.WORKPLACE_CLIENT_SECRET,
    securityContact: settings?.SECURITY_CONTACT,
    portalUrl: settings?.PORTAL_URL,
    centreKeys: { key: settings?.CLEANING_CENTRE_KEY, secret: settings?.CLEANING_CENTRE_SECRET },
    redisUrl: settings?.REDIS_URL,
    allowedOrigins: settings?.ALLOWED_ORIGINS ?? [],
    trustedProxies: settings?.TRUSTED_PROXIES ?? [],
    ...(machineClock === undefined ? { now: clock.now } : { machineClock }),
    every,
    logLevel,
    onOpen: database => {
      opened = database
    },
    onDrop: holdUntil,
    ...(logTo === undefined ? {} : { logTo }),
    ...(portal === undefined ? {} : { portal })
  })
  if (opened === undefined) throw new Error('the cloud started without a database')
  const database = opened
  // Nobody has called yet: this is what every fresh database holds. With a clock of its own it would hold other times.
  if (data.kind === 'memory' && data.image === undefined && machineClock === undefined)
    await keepImage(demo ? taskDays : 0, await imageOf(database))
  return untilClosed({ cloud, database, clock, password })
}

/**
 * A test file names its cloud for as long as the process lives. So a cloud that is closed lets its database go. With those
 * of 70 files in memory, a process of the tests held 3.3 GB, and later starts were slower.
 */
const untilClosed = (
  opened: { cloud: Cloud; database: Database } & Pick<TestCloud, 'clock' | 'password'>
): TestCloud => {
  const { clock, password } = opened
  const url = opened.cloud.address.replace('localhost', '127.0.0.1')
  let open: typeof opened | undefined = opened
  const parts = (): typeof opened => {
    if (open === undefined) throw new Error('This cloud is closed.')
    return open
  }
  return {
    url,
    clock,
    password,
    get announce() {
      return parts().cloud.announce
    },
    routeLines: opened.cloud.routeLines,
    query: statement => runStatement(parts().database, statement),
    close: async () => {
      await open?.cloud.close()
      open = undefined
    }
  }
}

/** A server with one call has no other requests beside. */
const noLines: Turn = (_request, _line, _piece, work) => work()

/** For tests: a server with one call and no database, and its log. It shows behaviour that no call of the contract shows. */
export const serveAlone = async (
  served: Served,
  findMember: FindMember,
  permissionsOf: FindPermissions = async ({ perms }) => perms
) => {
  const log: string[] = []
  const { server } = await createServer({
    faultLog: openFaultLog(),
    logLevel: 'warn',
    requestMs: 30_000,
    trustedProxies: [],
    turn: noLines,
    refusedBodies: { count: 100, windowMs: 60_000 },
    logTo: { write: line => log.push(line) }
  })
  serveCalls(server, [served], {
    findMemberFor: () => findMember,
    findReporter: async () => undefined,
    permissionsOf,
    groupFor: () => 'signIn',
    turn: noLines
  })
  const ask = async (headers: Record<string, string>) => {
    const {
      statusCode,
      headers: answered,
      body
    } = await server.inject({ url: `${served.call.path}?token=in-the-path`, headers })
    return { status: statusCode, id: answered['x-request-id'], body }
  }
  return { ask, log }
}

const everyRetention = [ownRetention, ...topics.flatMap(({ retention }) => retention ?? [])]

/** The names of the tables that rows are dropped from, and of those that do not grow without end. */
export const tablesOfRetention = namesOfTables(everyRetention)
