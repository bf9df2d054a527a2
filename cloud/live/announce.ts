import { setTimeout } from 'node:timers/promises'
import type { LiveAction } from '#contract/page/live.ts'
import { type Announcement, inPieces } from './announcement.ts'
import type { Bus } from './bus.ts'
import type { Channels } from './channels.ts'
import { collect } from './collect.ts'
import { type RobotNews, robotNews, toldOf } from './robot-news.pure.ts'

/**
 * Tells open channels that something changed, in this process at once and in the others as soon as they hear of it.
 * Called after the change is committed; it never fails and nobody waits for it, so that a broken line costs a refresh
 * and no write.
 */
export type Announce = {
  /** Something of these users changed: their messages, where nothing else is said. */
  toUsers: (userIds: readonly number[], action?: LiveAction) => void
  toEveryone: (action: LiveAction) => void
  /** Something of these tenants' robots changed. Those who may see the robots are told soon. */
  ofRobots: (tenantIds: readonly number[], ...news: readonly RobotNews[]) => void
  /** An announcement to this tenant's dashboards changed; `null` stands for everybody's. */
  noticesChanged: (tenantId: number | null) => void
  /** These tokens let nobody in any more: their channels close. */
  sessionsEnded: (tokenHashes: readonly string[]) => void
}

/** Robots report all the time; the other processes hear of it at most so often. */
const robotsEveryMs = 1_000

/** A cloud that stops waits this long for its last announcements. */
const settleMs = 2_000

type Parts = { channels: Channels; bus: Bus; onFailure: (error: Error) => void }

/** The announcements that still have to go out, each once however often it was made. */
const createWaiting = () => {
  const waiting = {
    userIds: new Map<LiveAction, Set<number>>(),
    actions: new Set<LiveAction>(),
    tenantIds: new Map<LiveAction, Set<number>>(),
    tokenHashes: new Set<string>()
  }
  const idsOf = (ids: Map<LiveAction, Set<number>>, action: LiveAction): Set<number> => {
    const told = ids.get(action) ?? new Set()
    ids.set(action, told)
    return told
  }
  return {
    add: (whole: Announcement) => {
      if (whole.kind === 'everyone') waiting.actions.add(whole.action)
      else if (whole.kind === 'users')
        for (const userId of whole.userIds) idsOf(waiting.userIds, whole.action).add(userId)
      else if (whole.kind === 'tenants')
        for (const tenantId of whole.tenantIds) idsOf(waiting.tenantIds, whole.action).add(tenantId)
      else for (const tokenHash of whole.tokenHashes) waiting.tokenHashes.add(tokenHash)
    },
    /** All of it, in pieces that travel; nothing waits after it. Ended sessions go first: a channel may still be open. */
    take: (): Announcement[] => {
      const { userIds, actions, tenantIds, tokenHashes } = waiting
      const wholes: Announcement[] = [
        { kind: 'sessionsEnded', tokenHashes: [...tokenHashes] },
        ...Array.from(userIds, ([action, told]) => ({ kind: 'users' as const, action, userIds: [...told] })),
        ...Array.from(actions, action => ({ kind: 'everyone' as const, action })),
        ...Array.from(tenantIds, ([action, told]) => ({ kind: 'tenants' as const, action, tenantIds: [...told] }))
      ]
      for (const told of Object.values(waiting)) told.clear()
      return wholes.flatMap(inPieces)
    }
  }
}

/** @returns the announcer, and a function that waits until every announcement was handed over or has failed. */
export const createAnnounce = ({
  channels,
  bus,
  onFailure
}: Parts): { announce: Announce; settle: () => Promise<unknown> } => {
  const waiting = createWaiting()
  let busy = false
  let carried = Promise.resolve()
  let failing = false

  const publish = async (piece: Announcement) => {
    try {
      await bus.publish(piece)
      failing = false
    } catch (error) {
      // Said once and not for each of thousands, until it works again.
      if (!failing) onFailure(error as Error)
      failing = true
    }
  }
  // Sends one batch after the other; later announcements wait for the next batch. So a busy hour holds only one of the
  // connections that calls need. A stuck carrier keeps no more announcements waiting than there are users.
  const carry = async () => {
    for (let pieces = waiting.take(); pieces.length > 0; pieces = waiting.take())
      for (const piece of pieces) await publish(piece)
    busy = false
  }
  const send = (whole: Announcement) => {
    channels.deliver(whole)
    waiting.add(whole)
    if (busy) return
    busy = true
    carried = carry()
  }

  const ofRobots = new Map(
    toldOf(robotNews).map(action => [
      action,
      collect<number>(robotsEveryMs, tenantIds => send({ kind: 'tenants', action, tenantIds }))
    ])
  )

  return {
    announce: {
      toUsers: (userIds, action = 'cloud_message') => send({ kind: 'users', action, userIds: [...userIds] }),
      toEveryone: action => send({ kind: 'everyone', action }),
      ofRobots: (tenantIds, ...news) => {
        for (const action of toldOf(news)) ofRobots.get(action)?.add(tenantIds)
      },
      noticesChanged: tenantId =>
        send(
          tenantId === null
            ? { kind: 'everyone', action: 'notices_changed' }
            : { kind: 'tenants', action: 'notices_changed', tenantIds: [tenantId] }
        ),
      sessionsEnded: tokenHashes => send({ kind: 'sessionsEnded', tokenHashes: [...tokenHashes] })
    },
    settle: () => {
      for (const news of ofRobots.values()) news.finish()
      return Promise.race([carried, setTimeout(settleMs, undefined, { ref: false })])
    }
  }
}
