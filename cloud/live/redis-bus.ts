import { createClient } from '@redis/client'
import { announcementCodec } from './announcement-codec.ts'
import type { Bus, Listener } from './bus.ts'

/** Redis keeps its databases apart by number, but not its published messages. So the number is part of the name. */
const channelOf = (url: string): string => `portal:live:${new URL(url).pathname.slice(1) || '0'}`

const options = (url: string) => ({
  url,
  // A connection can die without a word; asking is how one finds out.
  pingInterval: 10_000,
  socket: { connectTimeout: 5_000, socketTimeout: 30_000, reconnectStrategy: 1_000 }
})

/**
 * Between processes by the pub/sub of a Redis or Valkey server. Where that is down the cloud starts and runs all the
 * same: the line is mended when the server is back.
 */
export const openRedisBus = async (url: string, listener: Listener): Promise<Bus> => {
  const codec = announcementCodec()
  const channel = channelOf(url)
  // An announcement that can't be sent now is not worth sending later: by then everybody has asked for everything.
  const publisher = createClient({ ...options(url), disableOfflineQueue: true })
  const subscriber = createClient(options(url))
  let listening = false
  let broken = false
  const mended = () => {
    if (broken) listener.missed()
    broken = false
  }
  subscriber.on('error', error => {
    if (!broken) listener.broken(error)
    broken = true
  })
  subscriber.on('ready', () => {
    if (listening) mended()
  })
  // The failing call tells the publisher; this listener only keeps the event from ending the process.
  publisher.on('error', () => undefined)

  const firstTry = new Promise<void>(resolve => {
    subscriber.once('error', () => resolve())
    subscriber
      .connect()
      .then(() =>
        subscriber.subscribe(channel, text => {
          const heard = codec.decode(text)
          if (heard !== undefined) listener.hear(heard)
        })
      )
      // Rejects only when we close before it ever came to be.
      .then(
        () => {
          listening = true
          mended()
          resolve()
        },
        () => resolve()
      )
  })
  const firstTryOfPublisher = new Promise<void>(resolve => {
    publisher.once('error', () => resolve())
    publisher.connect().then(
      () => resolve(),
      () => resolve()
    )
  })
  await Promise.all([firstTry, firstTryOfPublisher])

  return {
    publish: async announcement => {
      await publisher.publish(channel, codec.encode(announcement))
    },
    close: async () => {
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy()
    }
  }
}
