import { type LiveAction, type LiveCloseCode, liveAction, liveCloseCodes, type Spread } from '#contract/page/live.ts'
import type { Clock } from '../clock.ts'
import type { Rules } from '../rules.ts'
import type { Announcement } from './announcement.ts'
import type { Channel } from './channel.ts'
import { collect } from './collect.ts'
import { hears, type Person } from './person.pure.ts'
import { createRecentNews } from './recent-news.pure.ts'
import { reconnectSpread, type Spreads, spreadFor, type Told } from './spread.pure.ts'

/** The channels that this process holds open, by session and by user. */
export type Channels = {
  /**
   * Takes a channel in, before its token is looked up: a session that ends during the look-up closes it like any other.
   * @returns false where the session has as many as it may
   */
  admit: (channel: Channel) => boolean
  /**
   * The token was found to be this person's: greets the channel, unless it has gone meanwhile.
   * @param ageMs the age of the page's oldest data, of a page that tells it. The page hears what happened since then
   */
  welcome: (channel: Channel, person: Person, ageMs?: number) => void
  remove: (channel: Channel) => void
  deliver: (announcement: Announcement) => void
  /** Something may have been missed: everybody asks for everything. */
  refreshAll: () => void
  /** Asks every channel for a sign of life, and drops those that gave none since they were last asked. */
  ping: () => void
  sessions: () => string[]
  closeAll: (code: LiveCloseCode) => void
  dropAll: () => void
}

/**
 * A page asks several calls when something of a tenant changed: it is told at most so often. At a large tenant robots report
 * all the time, and pages with a list of robots would do nothing but ask.
 */
const tenantsEveryMs = 2_000
const robotsEveryMs = 5_000

export const createChannels = ({ channelsPerSession }: Rules['live'], now: Clock): Channels => {
  const bySession = new Map<string, Set<Channel>>()
  const byUser = new Map<number, Set<Channel>>()
  const people = new Map<Channel, Person>()
  const recent = createRecentNews(() => performance.now())
  let spreads: Spreads = new Map()

  const all = () => [...bySession.values()].flatMap(channels => [...channels])
  const take = <Key>(map: Map<Key, Set<Channel>>, key: Key, channel: Channel) => {
    const channels = map.get(key)
    if (channels === undefined) map.set(key, new Set([channel]))
    else channels.add(channel)
  }
  const release = <Key>(map: Map<Key, Set<Channel>>, key: Key, channel: Channel) => {
    const channels = map.get(key)
    channels?.delete(channel)
    if (channels?.size === 0) map.delete(key)
  }
  const remove = (channel: Channel) => {
    release(bySession, channel.tokenHash, channel)
    const person = people.get(channel)
    if (person === undefined) return
    people.delete(channel)
    release(byUser, person.userId, channel)
  }
  // Gone at once and not only when the other side has agreed: the next step must not find it.
  const end = (channel: Channel, act: (channel: Channel) => void) => {
    remove(channel)
    act(channel)
  }
  const drop = (channel: Channel) => end(channel, ({ drop }) => drop())
  const closeSession = (tokenHash: string) => {
    for (const channel of bySession.get(tokenHash) ?? [])
      end(channel, ({ close }) => close(liveCloseCodes.tokenInvalid))
  }

  const spreadOf = (told: Told, pages: number): Spread => {
    const { spread, next } = spreadFor(spreads, { told, pages, now: now() })
    spreads = next
    return spread
  }
  const tell = (action: LiveAction, channels: readonly Channel[]) => {
    const spread = spreadOf(action, channels.length)
    for (const channel of channels) channel.tell(action, spread)
  }
  const tellOfTenants = (action: LiveAction) =>
    collect<number>(action === 'robots_changed' ? robotsEveryMs : tenantsEveryMs, tenantIds => {
      const changed = new Set(tenantIds)
      tell(
        action,
        Array.from(people).flatMap(([channel, person]) => (hears(person, action, changed) ? [channel] : []))
      )
    })
  const tellersOfTenants = new Map(liveAction.options.map(action => [action, tellOfTenants(action)]))

  return {
    admit: channel => {
      const others = [...(bySession.get(channel.tokenHash) ?? [])]
      if (others.length >= channelsPerSession) {
        // Those of a laptop that slept may be dead without our knowing. They are asked, and gone by the next try.
        const silent = others.filter(({ isSilent }) => isSilent())
        for (const other of silent) drop(other)
        for (const other of others) other.ping()
        if (silent.length === 0) return false
      }
      take(bySession, channel.tokenHash, channel)
      return true
    },
    welcome: (channel, person, ageMs) => {
      if (!bySession.get(channel.tokenHash)?.has(channel)) return
      people.set(channel, person)
      take(byUser, person.userId, channel)
      const missed = ageMs === undefined ? undefined : recent.since(person, ageMs)
      if (missed === undefined) return channel.greet(spreadOf('anything', 1))
      channel.greet({ knowsNews: true })
      for (const action of missed) channel.tell(action, {})
    },
    remove,
    deliver: announcement => {
      recent.note(announcement)
      if (announcement.kind === 'sessionsEnded') announcement.tokenHashes.forEach(closeSession)
      else if (announcement.kind === 'everyone') tell(announcement.action, [...people.keys()])
      else if (announcement.kind === 'tenants') tellersOfTenants.get(announcement.action)?.add(announcement.tenantIds)
      else
        tell(
          announcement.action,
          announcement.userIds.flatMap(userId => [...(byUser.get(userId) ?? [])])
        )
    },
    refreshAll: () => {
      recent.forget()
      const spread = spreadOf('anything', people.size)
      for (const channel of people.keys()) for (const action of liveAction.options) channel.tell(action, spread)
    },
    ping: () => {
      for (const channel of all()) if (channel.isSilent()) drop(channel)
      for (const channel of all()) channel.ping()
    },
    sessions: () => [...bySession.keys()],
    closeAll: code => {
      const spreadMs = code === liveCloseCodes.goingAway ? reconnectSpread(people.size) : 0
      for (const channel of all()) channel.close(code, spreadMs)
    },
    dropAll: () => {
      for (const channel of all()) drop(channel)
    }
  }
}
