import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { Announce } from './live/announce.ts'
import type { Rules } from './rules.ts'
import type { WaysIn } from './topics/administration/sql/powers.ts'
import type { Centre } from './topics/cleaning/centre/centre.ts'
import type { Delivery } from './topics/delivery/index.ts'
import type { Letters } from './topics/delivery/letters.ts'
import type { Exports } from './topics/exports/keep-exporting.ts'
import type { PasswordWork } from './topics/identity/passwords/passwords.ts'
import type { FindPermissions } from './topics/identity/permissions-that-count.ts'
import type { Sending } from './topics/messages/send-planned.ts'
import type { RollingOut } from './topics/ota/roll-outs/keep-rolling-out.ts'
import type { ReleaseServices } from './topics/releases/services.ts'
import type { Checking } from './topics/resource-packages/check/keep-checking.ts'

/** The services that calls of identity use. */
export type IdentityServices = {
  database: Database
  now: Clock
  rules: Rules
  delivery: Delivery
  letters: Letters
  announce: Announce
  /** Makes files of many rows in the background. */
  exports: Exports
  /** Takes roll-outs of software further in the background. */
  rollingOut: RollingOut
  /** Checks files of resource packages in the background. */
  checking: Checking
  /** Sends the messages that people wrote. */
  sending: Sending
  passwords: PasswordWork
  /** By which ways people can sign in here. */
  waysIn: WaysIn
  /** Finds the permissions of a member that count. Every decision about permissions goes through here. */
  permissionsOf: FindPermissions
  /** The cleaning control centre that links are signed for. */
  centre: Centre | undefined
  /** The versions of sub-applications that pages get. */
  releases: ReleaseServices
}
