import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { WaysOut } from '../ways-out/index.ts'

/** What the calls of identity work with. */
export type IdentityServices = {
  database: Database
  now: Clock
  sessionsPerUser: number
  addressLimitFactor: number
  waysOut: WaysOut
}
