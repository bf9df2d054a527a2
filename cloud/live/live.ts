import type { FastifyInstance } from 'fastify'
import type { Clock, Every } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { Turn } from '../http/lines.ts'
import { describeError } from '../http/log.ts'
import type { Rules } from '../rules.ts'
import { findOpenSessions } from '../topics/identity/sql/sessions.ts'
import { type Announce, createAnnounce } from './announce.ts'
import type { Bus, Listener } from './bus.ts'
import { type Channels, createChannels } from './channels.ts'
import { serveLive } from './serve-live.ts'

type Options = {
  database: Database
  now: Clock
  every: Every
  rules: Rules['live']
  /** Origins of pages that may open a channel, beside the one that the request itself names as its host. */
  allowedOrigins: readonly string[]
  turn: Turn
  openBus: (listener: Listener) => Promise<Bus>
}

/** The live channel of this process: serves it, keeps it honest, and answers what announces to it. */
export const openLive = async (
  server: FastifyInstance,
  { database, now, every, rules, allowedOrigins, turn, openBus }: Options
): Promise<{ announce: Announce; leave: () => void; close: () => Promise<void> } & Pick<Bus, 'trouble'>> => {
  const channels = createChannels(rules, now)
  const check = () =>
    closeEnded(channels, database, now).catch(error =>
      server.log.error({ err: error }, 'the sessions of live channels could not be checked')
    )

  const bus = await openBus({
    hear: channels.deliver,
    missed: () => {
      void check()
      channels.refreshAll()
    },
    // Told once for each break. A fault with an error would be counted, and its second break not told.
    broken: error =>
      server.log.warn({ fault: describeError(error) }, 'the line between processes broke; it is being mended'),
    mended: () => server.log.warn('the line between processes is whole again')
  })
  const onFailure = (error: Error) =>
    server.log.warn({ err: error }, 'other processes were not told of a change; their live channels show it later')
  const { announce, settle } = createAnnounce({ channels, bus, onFailure })

  const { leave } = await serveLive(server, { database, now, channels, rules, allowedOrigins, turn })
  const stopBeat = every(rules.pingMs, () => {
    channels.ping()
    void check()
  })
  const close = async () => {
    stopBeat()
    await settle()
    await bus.close()
  }
  return { announce, leave, close, trouble: bus.trouble }
}

/** Closes the channels of sessions that expired, or whose end was announced while nobody here could hear it. */
const closeEnded = async (channels: Channels, database: Database, now: Clock): Promise<void> => {
  const asked = channels.sessions()
  if (asked.length === 0) return
  const open = await findOpenSessions(database, asked, now())
  channels.deliver({ kind: 'sessionsEnded', tokenHashes: asked.filter(tokenHash => !open.has(tokenHash)) })
}
