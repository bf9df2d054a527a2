import type { Environment } from '#contract/page/environment.ts'
import type { Work } from './background.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/open.ts'
import type { Announce } from './live/announce.ts'
import type { Rules } from './rules.ts'
import type { Centre } from './topics/cleaning/centre/centre.ts'
import type { Delivery } from './topics/delivery/delivery.ts'
import type { Letters } from './topics/delivery/letters.ts'
import type { PasswordWork } from './topics/identity/passwords/passwords.ts'
import type { AccountName, Member } from './topics/identity/sql/accounts.ts'
import type { ReleaseServices } from './topics/releases/services.ts'
import type { EndHandlers } from './topics/robot-requests/end-handlers.ts'

/** The ways in that this portal offers beside a password. */
export type WaysIn = {
  /** Whether employees can sign in by a provider of the workplace. */
  workplace: boolean
  /** Where codes to sign in with can be sent. */
  codes: readonly AccountName['kind'][]
}

/** Finds those of a member's permissions that count now (docs/requirements.md §5). */
export type FindPermissions = (member: Pick<Member, 'perms' | 'tenantId'>) => Promise<string[]>

/** What the calls of the cloud use. */
export type CloudServices = {
  database: Database
  now: Clock
  rules: Rules
  delivery: Delivery
  letters: Letters
  announce: Announce
  /** Begins a round of work in the background, and waits for none: after the commit of a change that makes work. */
  begin: (work: Work) => void
  /** The function that runs at the end of a request of each kind. */
  endHandlers: EndHandlers
  passwords: PasswordWork
  /** Of the environment that is served. */
  mode: Environment['mode']
  /** By which ways people can sign in here. */
  waysIn: WaysIn
  /** Finds the permissions of a member that count. Every decision about permissions goes through here. */
  permissionsOf: FindPermissions
  /** Where people open the portal, as `https://portal.example.com`; undefined where nobody set it. */
  portalUrl: string | undefined
  /** The cleaning control centre that links are signed for. */
  centre: Centre | undefined
  /** The versions of sub-applications that pages get. */
  releases: ReleaseServices
}
