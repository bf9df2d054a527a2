import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { noticeLevels } from '#contract/calls/messages/notices.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../database/open.ts'
import { textsIn } from '../../../database/rows/in-language.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { closedNotices, notices } from '../../../database/schema.ts'

const meantFor = (scope: Scope): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant'
    ? or(isNull(notices.tenantId), eq(notices.tenantId, scope.tenantId))
    : isNull(notices.tenantId)
}

const urgency = sql`array_position(${sql.param([...noticeLevels])}::text[], ${notices.level})`

type Reader = { userId: number; scope: Scope; language: Language }

/** The current notices that a reader has not closed. The most urgent come first, then those that end first. */
export const findPlayingNotices = (database: Database, { userId, scope, language }: Reader, now: number) => {
  const closed = database
    .select({ one: sql`1` })
    .from(closedNotices)
    .where(and(eq(closedNotices.userId, userId), eq(closedNotices.noticeId, notices.noticeId)))
  return database
    .select({
      noticeId: notices.noticeId,
      ...textsIn(language, notices),
      url: notices.url,
      level: notices.level,
      startTime: notices.startTime,
      endTime: notices.endTime
    })
    .from(notices)
    .where(and(lte(notices.startTime, now), gt(notices.endTime, now), meantFor(scope), notExists(closed)))
    .orderBy(sql`${urgency} desc`, asc(notices.endTime), asc(notices.noticeId))
}

/** Notes that a user closed a notice. @returns false where there is no such notice within the scope */
export const putClosedNotice = async (
  database: Database,
  { userId, scope }: Pick<Reader, 'userId' | 'scope'>,
  noticeId: number
): Promise<boolean> => {
  const wanted = and(eq(notices.noticeId, noticeId), meantFor(scope))
  if ((await database.$count(notices, wanted)) === 0) return false
  await database.insert(closedNotices).values({ userId, noticeId }).onConflictDoNothing()
  return true
}
