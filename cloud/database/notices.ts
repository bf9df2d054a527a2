import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { noticeLevels } from '#contract/calls/home.ts'
import type { Language } from '#contract/languages.ts'
import { textsIn } from './in-language.ts'
import type { Database } from './open.ts'
import { notices } from './schema.ts'
import type { Scope } from './scope.ts'

const meantFor = (scope: Scope): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant'
    ? or(isNull(notices.tenantId), eq(notices.tenantId, scope.tenantId))
    : isNull(notices.tenantId)
}

const urgency = sql`array_position(${sql.param([...noticeLevels])}::text[], ${notices.level})`

/** The current notices within a scope, in one language. The most urgent come first, then those that end first. */
export const findPlayingNotices = (database: Database, scope: Scope, now: number, language: Language) =>
  database
    .select({
      noticeId: notices.noticeId,
      ...textsIn(language, notices),
      url: notices.url,
      level: notices.level,
      startTime: notices.startTime,
      endTime: notices.endTime
    })
    .from(notices)
    .where(and(lte(notices.startTime, now), gt(notices.endTime, now), meantFor(scope)))
    .orderBy(sql`${urgency} desc`, asc(notices.endTime), asc(notices.noticeId))
