import type { FastifyInstance } from 'fastify'
import { centreRequestMs } from '#contract/cleaning-centre.ts'
import * as limits from '#contract/limits.ts'
import { type Clock, day, minute } from './clock.ts'
import { dropExpiredCaptchas } from './database/captchas.ts'
import { dropOldCentreRequests } from './database/centre-requests.ts'
import { dropExpiredCodes } from './database/codes.ts'
import { dropOldDevices } from './database/known-devices.ts'
import type { Database } from './database/open.ts'
import { dropExpiredPasswordLinks } from './database/password-links.ts'
import { dropOldCounts } from './database/rate-counters.ts'
import { dropOldEvents } from './database/robot-report.ts'
import { dropOldSecurityEvents } from './database/security-events.ts'
import { dropExpiredSessions } from './database/sessions.ts'
import { dropOldAttempts } from './database/sign-in-attempts.ts'
import { dropExpiredWorkplaceTickets } from './database/workplace-tickets.ts'
import type { Rules } from './identity/rules.ts'
import { oldestCount } from './identity/send-code.ts'

/** At the start and once an hour, drops what no rule looks at any more. */
export const keepTidy = async (
  server: FastifyInstance,
  { database, now, rules }: { database: Database; now: Clock; rules: Rules }
): Promise<() => void> => {
  const { lock, address } = rules
  const attempts = { lock, windowMs: Math.max(lock.windowMs, address.failedSignIns.windowMs) }
  const tidy = async () => {
    await dropOldAttempts(database, now(), attempts)
    await dropOldDevices(database, now() - rules.device.lifeMs)
    await dropExpiredSessions(database, now(), rules.session.lifeMs)
    await dropExpiredCaptchas(database, now())
    await dropExpiredWorkplaceTickets(database, now())
    await dropExpiredPasswordLinks(database, now())
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
