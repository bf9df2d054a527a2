import { createClient, ErrorReply } from '@redis/client'

/** Redis keeps its databases apart by number, but not its published messages. So the number is part of the name. */
const channelOf = (url: string): string => `portal:live:${new URL(url).pathname.slice(1) || '0'}`

/** How often Redis is asked for a sign of life, and how long an answer may take, in milliseconds. */
const lookEveryMs = 1_000
const patienceMs = 500

/** A Redis that answers, but takes no messages, is tried again after this time. */
const refusedMs = 30_000

const options = (url: string) => ({
  url,
  // A connection can die without a word; asking is how one finds out.
  pingInterval: 10_000,
  socket: { connectTimeout: 5_000, socketTimeout: 30_000, reconnectStrategy: 1_000 }
})

const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export type RedisLine = {
  /** @throws at once while Redis is away, and after half a second where it does not answer; it may arrive all the same */
  send: (text: string) => Promise<void>
  close: () => void
}

type Ends = {
  hear: (text: string) => void
  /** Texts can't be sent, or not be heard. The line mends itself. */
  away: (error: Error) => void
  back: () => void
}

/**
 * The pub/sub of a Redis or Valkey server. Returns after the first attempt, also where that failed: then `away` was told.
 */
export const openRedisLine = async (url: string, { hear, away, back }: Ends): Promise<RedisLine> => {
  const channel = channelOf(url)
  // A text that can't be sent now goes another way.
  const publisher = createClient({ ...options(url), disableOfflineQueue: true })
  const subscriber = createClient(options(url))
  let state: 'opening' | 'whole' | 'away' | 'closed' = 'opening'
  let subscribed = false
  let refusedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<unknown> | undefined

  const lose = (error: Error): void => {
    if (state === 'away' || state === 'closed') return
    state = 'away'
    away(error)
  }
  const look = async (): Promise<void> => {
    if (!subscribed || !subscriber.isReady || !publisher.isReady) return
    if (performance.now() < refusedAt + refusedMs) return
    // A question that was not answered yet is asked no second time.
    asking ??= publisher.ping().finally(() => {
      asking = undefined
    })
    try {
      await inTime(asking)
    } catch (error) {
      return lose(error as Error)
    }
    const before = state
    if (before === 'closed') return
    state = 'whole'
    if (before === 'away') back()
  }

  // A client without a listener would end the process when its connection breaks.
  for (const client of [publisher, subscriber]) client.on('error', lose)
  const listening = subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, hear))
    .then(() => {
      subscribed = true
    })
  const firstTry = (client: typeof publisher, ready: Promise<unknown>) =>
    // Rejects only when we close before it ever came to be.
    Promise.race([ready.catch(() => undefined), new Promise(resolve => client.once('error', resolve))])
  await Promise.all([firstTry(subscriber, listening), firstTry(publisher, publisher.connect())])
  await look()
  const looking = setInterval(look, lookEveryMs)
  looking.unref()

  return {
    send: async text => {
      if (state !== 'whole') throw new Error('Redis is away')
      try {
        await inTime(publisher.publish(channel, text))
      } catch (error) {
        if (error instanceof ErrorReply) refusedAt = performance.now()
        lose(error as Error)
        throw error
      }
    },
    close: () => {
      state = 'closed'
      clearInterval(looking)
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy()
    }
  }
}
