import type { Environment } from '#contract/page/environment.ts'
import type { Clock, Every } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { DemoWish } from '../demo/decide.pure.ts'
import type { DemoState } from '../demo/seed.ts'
import type { RouteLines } from '../http/lines.ts'
import type { LogLevel } from '../http/server.ts'
import type { Announce } from '../live/announce.ts'
import type { PortalFolders } from '../portal/read-files.ts'
import type { Rules } from '../rules.ts'
import type { DemoAccountThere } from '../topics/identity/demo/accounts-there.ts'

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
  /** Where people open the portal; without it letters have no link. A request's own host may be an attacker's. */
  portalUrl?: string | undefined
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
