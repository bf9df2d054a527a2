import { type FindMember, serveCalls } from './http/serve-calls.ts'
import type { Served } from './http/served.ts'
import { createServer } from './http/server.ts'
import { type PortalFolders, startCloud } from './index.ts'

export type { Member } from './database/accounts.ts'
export { randomFrom } from './demo/random.ts'
export { forAnyone, forGuestOrMember, forMember, type Served } from './http/served.ts'

/** A clock that stands still until a test moves it. */
export type TestClock = { now: () => number; advance: (milliseconds: number) => void }

export type TestCloudOptions = {
  /** A PostgreSQL database instead of one in memory. */
  databaseUrl?: string
  /** The built portal to serve as well. */
  portal?: PortalFolders
  sessionsPerUser?: number
  addressLimitFactor?: number
  smtpUrl?: string
  smsWebhookUrl?: string
  /** Days of tasks in the demo data. */
  taskDays?: number
  /** `silent` where a test breaks something on purpose. */
  logLevel?: 'warn' | 'silent'
}

export type TestCloud = {
  url: string
  clock: TestClock
  /** Of all demo accounts. */
  password: string
  close: () => Promise<void>
}

/** A Thursday, noon in Beijing. */
const startOfClock = Date.UTC(2026, 2, 12, 4)

/** Enough for the fourteen days that the dashboard compares, and for a month. */
const shortHistory = 35

/** For tests: a real server on 127.0.0.1 with a fresh database, demo data and a clock that the test moves. */
export const startTestCloud = async (options: TestCloudOptions = {}): Promise<TestCloud> => {
  const {
    databaseUrl,
    portal,
    sessionsPerUser = 10,
    addressLimitFactor = 1,
    smtpUrl,
    smsWebhookUrl,
    taskDays = shortHistory,
    logLevel = 'warn'
  } = options
  const password = 'demo-password-1'
  let time = startOfClock
  const clock = {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds
    }
  }
  const cloud = await startCloud({
    host: '127.0.0.1',
    port: 0,
    data: databaseUrl === undefined ? { kind: 'memory' } : { kind: 'server', url: databaseUrl },
    demo: { newPassword: async () => password, taskDays },
    sessionsPerUser,
    addressLimitFactor,
    smtpUrl,
    smsWebhookUrl,
    now: clock.now,
    logLevel,
    ...(portal === undefined ? {} : { portal })
  })
  return { url: cloud.address.replace('localhost', '127.0.0.1'), clock, password, close: cloud.close }
}

/** For tests: a server with one call and no database, for what no call of the contract shows, and what it logs. */
export const serveAlone = async (served: Served, findMember: FindMember) => {
  const log: string[] = []
  const server = await createServer({ logLevel: 'warn', logTo: { write: line => log.push(line) } })
  serveCalls(server, [served], findMember)
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
