import { type LiveAction, liveAction } from '#contract/page/live.ts'
import type { Announcement } from './announcement.ts'
import { type Person, tenantsHeardBy } from './person.pure.ts'

/** The news of the last minute. A page hears by it of changes that fall between its data and its channel. */
export type RecentNews = {
  note: (announcement: Announcement) => void
  /**
   * @param ageMs the age of the page's oldest data
   * @returns the kinds of news for this person since then; undefined where not all of them are known here
   */
  since: (person: Person, ageMs: number) => readonly LiveAction[] | undefined
  /** Something may have been missed: of the time before now, nothing is certain. */
  forget: () => void
}

/**
 * The way of a page's request for a channel is not in the age that it tells. A slow network takes as long. A process that
 * began while such a request was under way may miss news: it knows none from before its start.
 */
const wayMs = 3_000

const keptMs = 65_000

/** A kind of news has one entry for each person or tenant. Robots that report all the time need no more room. */
const entriesMax = 10_000

/** @param uptime milliseconds, by a clock that nobody sets */
export const createRecentNews = (uptime: () => number): RecentNews => {
  /** By what was told to whom, the oldest first. */
  const times = new Map<string, number>()
  let knownFrom = uptime()

  const put = (key: string): void => {
    times.delete(key)
    times.set(key, uptime())
  }
  const dropOld = (): void => {
    for (const [key, time] of times) {
      if (times.size <= entriesMax && time >= uptime() - keptMs) return
      times.delete(key)
      knownFrom = Math.max(knownFrom, time)
    }
  }
  return {
    note: announcement => {
      for (const key of keysOf(announcement)) put(key)
      dropOld()
    },
    since: (person, ageMs) => {
      const began = uptime() - ageMs
      if (began < knownFrom) return undefined
      return liveAction.options.filter(action =>
        keysFor(person, action).some(key => (times.get(key) ?? Number.NEGATIVE_INFINITY) >= began - wayMs)
      )
    },
    forget: () => {
      times.clear()
      knownFrom = uptime()
    }
  }
}

const toAll = (action: LiveAction): string => action
const toUser = (action: LiveAction, userId: number): string => `${action} user ${userId}`
const ofTenant = (action: LiveAction, tenantId: number): string => `${action} tenant ${tenantId}`
const ofAnyTenant = (action: LiveAction): string => `${action} tenant`

const keysOf = (announcement: Announcement): readonly string[] => {
  switch (announcement.kind) {
    case 'everyone':
      return [toAll(announcement.action)]
    case 'users':
      return announcement.userIds.map(userId => toUser(announcement.action, userId))
    case 'tenants':
      return [
        ofAnyTenant(announcement.action),
        ...announcement.tenantIds.map(tenantId => ofTenant(announcement.action, tenantId))
      ]
    case 'sessionsEnded':
      return []
  }
}

/** Under which keys news that this person is told of may stand. */
const keysFor = (person: Person, action: LiveAction): readonly string[] => {
  const heard = tenantsHeardBy(person, action)
  const ofTenants = heard === 'every' ? [ofAnyTenant(action)] : heard.map(tenantId => ofTenant(action, tenantId))
  return [toAll(action), toUser(action, person.userId), ...ofTenants]
}
