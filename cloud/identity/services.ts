import type { Centre } from '../cleaning-centre/centre.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Announce } from '../live/announce.ts'
import type { WaysOut } from '../ways-out/index.ts'
import type { PasswordWork } from './passwords.ts'
import type { FindPermissions } from './permissions-that-count.ts'
import type { Rules } from './rules.ts'

/** What the calls of identity work with. */
export type IdentityServices = {
  database: Database
  now: Clock
  rules: Rules
  waysOut: WaysOut
  announce: Announce
  passwords: PasswordWork
  /** Which permissions of a member count; whoever decides or tells what somebody may do asks this. */
  permissionsOf: FindPermissions
  /** The cleaning control centre that links are signed for. */
  centre: Centre | undefined
}
