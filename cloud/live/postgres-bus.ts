import type { Database } from '../database/open.ts'
import { listen, notify } from '../topics/messages/sql/notifications.ts'
import { announcementCodec } from './announcement-codec.ts'
import type { Bus, Listener } from './bus.ts'

/** Between processes on one PostgreSQL server, by its own LISTEN and NOTIFY. */
export const openPostgresBus = async (url: string, database: Database, listener: Listener): Promise<Bus> => {
  const codec = announcementCodec()
  const { close } = await listen(url, {
    broken: listener.broken,
    missed: () => {
      listener.mended()
      listener.missed()
    },
    hear: payload => {
      const heard = codec.decode(payload)
      if (heard !== undefined) listener.hear(heard)
    }
  })
  return {
    publish: announcement => notify(database, codec.encode(announcement)),
    // Where PostgreSQL is away, so is everything.
    trouble: () => undefined,
    close
  }
}
