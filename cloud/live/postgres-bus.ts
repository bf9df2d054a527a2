import { listen, notify } from '../database/notifications.ts'
import type { Database } from '../database/open.ts'
import type { Bus, Listener } from './bus.ts'
import { postOffice } from './letter.ts'

/** Between processes on one PostgreSQL server, by its own LISTEN and NOTIFY. */
export const openPostgresBus = async (url: string, database: Database, listener: Listener): Promise<Bus> => {
  const post = postOffice()
  const { close } = await listen(url, {
    ...listener,
    hear: payload => {
      const heard = post.read(payload)
      if (heard !== undefined) listener.hear(heard)
    }
  })
  return { publish: announcement => notify(database, post.write(announcement)), close }
}
