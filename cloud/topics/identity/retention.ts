import { getTableName, gt, lt, lte, sql } from 'drizzle-orm'
import * as limits from '#contract/limits.ts'
import { day } from '../../clock.ts'
import { deleteBatch } from '../../database/rows/delete-batch.ts'
import { clockSlackMs, timesSince } from '../../database/rows/moments.ts'
import {
  addressAttempts,
  auditEntries,
  captchas,
  imageTickets,
  invitations,
  knownDevices,
  passwordLinks,
  quickRegistrations,
  rolePermissions,
  roles,
  securityEvents,
  sessions,
  signInAttempts,
  tenants,
  userRoles,
  users,
  verificationCodes,
  workplaceTickets
} from '../../database/schema.ts'
import { expired, type Retention, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { isOldAttempt } from './sql/sign-in/sign-in-attempts.ts'

/** Kept for a day after its end, so that the page can be told why it ended. A session that would last longer than the rule began under a wrong clock; it lasts from now on as long as the rule says. */
const dropSessions: Retention['drop'] = async (database, now, { sessionMs }) => {
  await database
    .update(sessions)
    .set({ expireTime: now + sessionMs })
    .where(gt(sessions.expireTime, now + sessionMs + clockSlackMs))
  return deleteBatch(database, sessions, lte(sessions.expireTime, now - day))
}

export const retention: TopicRetention = {
  kept: [
    { table: getTableName(sessions), kept: 'until a day after they expire (SESSION_SECONDS)', drop: dropSessions },
    expired(captchas, 'until they expire (CAPTCHA_SECONDS)'),
    expired(imageTickets, 'until they expire (CAPTCHA_TICKET_SECONDS)'),
    expired(workplaceTickets, 'one minute'),
    expired(passwordLinks, 'until they expire'),
    rows(knownDevices, 'as long as the rule of known devices gives after the last sign-in', (now, { deviceMs }) =>
      lte(knownDevices.useTime, now - deviceMs)
    ),
    expired(verificationCodes, 'until they expire (CODE_SECONDS)'),
    rows(signInAttempts, 'as long as they count (LOCK_WINDOW_SECONDS, LOCK_SECONDS)', (now, rules) =>
      isOldAttempt(now, rules.lock, rules.attemptsMs)
    ),
    rows(
      addressAttempts,
      'as long as they count (LOCK_WINDOW_SECONDS)',
      (now, { attemptsMs }) => sql`not exists ${timesSince(addressAttempts.failTimes, now - attemptsMs, now)}`
    ),
    rows(securityEvents, '90 days, and 200 of a kind', now =>
      lt(securityEvents.createTime, now - limits.securityEventDays * day)
    ),
    expired(invitations, 'until they expire: 7 days'),
    rows(auditEntries, 'HISTORY_DAYS', (now, { historyMs }) => lt(auditEntries.createTime, now - historyMs))
  ],
  bounded: [
    [users, 'an account costs a verified phone or mailbox; its owner or an operator ends it'],
    [quickRegistrations, 'one row an account'],
    [userRoles, 'operators give roles'],
    [roles, 'administrators make roles'],
    [rolePermissions, 'administrators give permissions'],
    [tenants, 'administrators make tenants']
  ]
}
