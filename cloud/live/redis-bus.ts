import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { reasonOf } from '../start-error.pure.ts'
import { listen, notify } from '../topics/messages/sql/notifications.ts'
import type { Bus, Listener } from './bus.ts'
import { type Carried, readCarried, writeCarried } from './carried.ts'
import { collect } from './collect.ts'
import { createCursors, createOwnLog } from './cursors.pure.ts'
import { openRedisLine, type RedisLine } from './redis-line.ts'

/** A process that does not hear Redis says so again and again, and is believed for a while. */
const sayDeafEveryMs = 10_000
const deafMs = 30_000

/** How long a missing announcement is waited for, before the others are asked for it, and then before it is given up. */
const holeMs = 1_000
const answerMs = 4_000

/** Where several processes can't say what was missed, everybody asks for everything once. */
const missedEveryMs = 1_000

const away = 'Redis is away: PostgreSQL carries live messages'

type Options = { redisUrl: string; databaseUrl: string; database: Database; listener: Listener }

/**
 * Between processes by Redis, and by PostgreSQL's NOTIFY as long as Redis is away for the sender, or for anybody who
 * listens. Announcements have numbers: one that came both ways is heard once, and one that came no way is asked for.
 */
export const openRedisBus = async ({ redisUrl, databaseUrl, database, listener }: Options): Promise<Bus> => {
  const own = randomUUID()
  const cursors = createCursors()
  const log = createOwnLog()
  let isDeaf = false
  let bothWaysUntil = 0
  let sayingDeaf: NodeJS.Timeout | undefined
  let hole: NodeJS.Timeout | undefined
  let redis: RedisLine | undefined

  const byRedis = async (text: string): Promise<void> => {
    if (redis === undefined) throw new Error('the line to Redis is being opened')
    await redis.send(text)
  }
  // Where no way takes it, the process that misses something asks once more, or has everybody ask for everything.
  const byAllWays = (text: string) => Promise.allSettled([byRedis(text), notify(database, text)])
  const ask = (isNew = false) => byAllWays(writeCarried({ from: own, ask: { heard: cursors.heard(), isDeaf, isNew } }))
  const missed = collect<'everything'>(missedEveryMs, () => listener.missed()).add

  const answer = async ({ from, ask: { heard, isDeaf: deaf, isNew } }: Extract<Carried, { ask: unknown }>) => {
    if (deaf) bothWaysUntil = performance.now() + deafMs
    const wanted = isNew ? undefined : log.after(heard[own] ?? 0)
    if (wanted === undefined)
      await byAllWays(writeCarried({ from: own, skip: { to: from, through: log.last(), isNew } }))
    else for (const text of wanted) await byAllWays(text)
  }
  const watchHoles = (): void => {
    if (hole !== undefined || !cursors.hasHoles()) return
    const giveUp = () => {
      hole = undefined
      if (!cursors.hasHoles()) return
      cursors.closeHoles()
      missed(['everything'])
    }
    const askForMissing = () => {
      hole = undefined
      if (!cursors.hasHoles()) return
      void ask()
      hole = setTimeout(giveUp, answerMs).unref()
    }
    // Perhaps the other way brings it.
    hole = setTimeout(askForMissing, holeMs).unref()
  }
  const hear = (text: string): void => {
    const carried = readCarried(text)
    if (carried === undefined || carried.from === own) return
    if ('ask' in carried) return void answer(carried)
    if ('announcement' in carried) {
      const { from, number, announcement } = carried
      if (number === undefined || cursors.take(from, number)) listener.hear(announcement)
    } else if (carried.skip.to === own) {
      cursors.skip(carried.from, carried.skip.through)
      if (!carried.skip.isNew) missed(['everything'])
    }
    watchHoles()
  }

  const postgres = await listen(databaseUrl, {
    hear,
    broken: listener.broken,
    missed: () => {
      listener.mended()
      void ask()
    }
  })
  redis = await openRedisLine(redisUrl, {
    hear,
    away: error => {
      isDeaf = true
      listener.broken(new Error(`${away} (${reasonOf(error)})`, { cause: error }))
      void ask()
      sayingDeaf = setInterval(() => void ask(), sayDeafEveryMs).unref()
    },
    back: () => {
      isDeaf = false
      clearInterval(sayingDeaf)
      listener.mended()
      void ask()
    }
  })
  await ask(true)

  return {
    publish: async announcement => {
      const text = log.add(number => writeCarried({ from: own, number, announcement }))
      const sent = await byRedis(text).then(
        () => true,
        () => false
      )
      if (sent && performance.now() >= bothWaysUntil) return
      await notify(database, text).catch(error => {
        if (!sent) throw error
      })
    },
    trouble: () => (isDeaf ? away : undefined),
    close: async () => {
      clearInterval(sayingDeaf)
      clearTimeout(hole)
      redis?.close()
      await postgres.close()
    }
  }
}
