import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { announcementStates } from '#contract/calls/messages/announcements.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../database/open.ts'
import { textsIn } from '../../../database/rows/in-language.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { closedNotices, notices, tenants } from '../../../database/schema.ts'

/* The notices of dashboards, as those see them who write them. `notices.ts` is about those who read them. */

type State = (typeof announcementStates)[number]

/** One to everybody is for those alone who see every tenant. */
const visible = (scope: Scope): SQL | undefined => withinOrBelow(scope, notices.tenantId)

const inState = (state: State | undefined, now: number): SQL | undefined => {
  if (state === undefined) return undefined
  if (state === 'planned') return gt(notices.startTime, now)
  return state === 'over' ? lte(notices.endTime, now) : and(lte(notices.startTime, now), gt(notices.endTime, now))
}

const closedCount = sql<number>`(
  select count(*)::int from ${closedNotices} where ${closedNotices.noticeId} = ${notices.noticeId}
)`

const selectAnnouncements = (database: Database, language: Language) =>
  database
    .select({
      noticeId: notices.noticeId,
      ...textsIn(language, notices),
      translations: notices.translations,
      url: notices.url,
      level: notices.level,
      tenantId: notices.tenantId,
      tenantName: tenants.name,
      startTime: notices.startTime,
      endTime: notices.endTime,
      timeZone: notices.timeZone,
      version: notices.edition,
      closedCount
    })
    .from(notices)
    .leftJoin(tenants, eq(tenants.tenantId, notices.tenantId))

type Found = Awaited<ReturnType<typeof selectAnnouncements>>[number]

const shown = ({ translations, ...found }: Found, now: number) => {
  const state: State = found.endTime <= now ? 'over' : found.startTime <= now ? 'shown' : 'planned'
  return { ...found, texts: translations ?? {}, state }
}

type Asked = { state?: State | undefined; pageNo: number; size: number }

/** One page of the announcements to the tenants of a scope, the latest end first, and how many there are. */
export const findAnnouncements = async (
  database: Database,
  scope: Scope,
  { state, pageNo, size }: Asked,
  { language, now }: { language: Language; now: number }
) => {
  const matching = and(visible(scope), inState(state, now))
  const list = await selectAnnouncements(database, language)
    .where(matching)
    .orderBy(desc(notices.endTime), desc(notices.noticeId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list: list.map(found => shown(found, now)), total: await database.$count(notices, matching) }
}

export const findAnnouncement = async (
  database: Database,
  scope: Scope,
  noticeId: number,
  { language, now }: { language: Language; now: number }
) => {
  const matching = and(visible(scope), eq(notices.noticeId, noticeId))
  const [found] = await selectAnnouncements(database, language).where(matching)
  return found && shown(found, now)
}

type NewAnnouncement = Omit<typeof notices.$inferInsert, 'noticeId' | 'demo'>

/** Adds an announcement. @returns its id; that of the first one where the writer's key has made one already */
export const addAnnouncement = async (database: Database, announcement: NewAnnouncement): Promise<number> => {
  const { writerId, requestKey } = announcement
  const [added] = await database
    .insert(notices)
    .values(announcement)
    .onConflictDoNothing({ target: [notices.writerId, notices.requestKey] })
    .returning({ noticeId: notices.noticeId })
  const made = added ?? (writerId && requestKey ? await findByKey(database, writerId, requestKey) : undefined)
  if (made === undefined) throw new Error('an announcement that was added has no id')
  return made.noticeId
}

const findByKey = async (database: Database, writerId: number, requestKey: string) => {
  const [found] = await database
    .select({ noticeId: notices.noticeId })
    .from(notices)
    .where(and(eq(notices.writerId, writerId), eq(notices.requestKey, requestKey)))
  return found
}

/** The tenant and the times of an announcement; nobody else changes it until the transaction ends. */
export const lockAnnouncement = async (transaction: Database, scope: Scope, noticeId: number) => {
  const [locked] = await transaction
    .select({ tenantId: notices.tenantId, startTime: notices.startTime, endTime: notices.endTime })
    .from(notices)
    .where(and(visible(scope), eq(notices.noticeId, noticeId)))
    .for('update')
  return locked
}

/** @throws Refusal as `saveEdit` */
export const changeAnnouncement = (
  transaction: Database,
  noticeId: number,
  change: Partial<Omit<NewAnnouncement, 'tenantId' | 'writerId' | 'requestKey'>>,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, notices, eq(notices.noticeId, noticeId), change, edit)

export const deleteAnnouncement = async (transaction: Database, noticeId: number): Promise<void> => {
  await transaction.delete(notices).where(eq(notices.noticeId, noticeId))
}
