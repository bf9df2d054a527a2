import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type LiveAction, livePath } from '#contract/page/live.ts'

/** A live channel from the client's side, with all that arrived on it. */
export type LiveClient = {
  socket: WebSocket
  /** The frames so far, read as JSON. */
  frames: unknown[]
  /** Waits until this many frames have arrived. */
  arrived: (count: number) => Promise<unknown[]>
  /** The code that it was closed with. */
  closed: Promise<number>
  /** Waits until all that the cloud had sent by now has arrived, and all that we sent has been read. */
  settled: () => Promise<void>
}

type Options = {
  origin?: string
  autoPong?: boolean
  headers?: Record<string, string>
  /** Keeps the first frame and those of this action: jobs of a cloud whose clock was moved tell of other things meanwhile. */
  about?: LiveAction
}

/** Opens a live channel with a token, and does not wait for anything. */
export const openChannel = (url: string, token: string, { about, ...options }: Options = {}): LiveClient => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${livePath}/${token}`, options)
  const frames: unknown[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    const frame = JSON.parse(String(data))
    if (about && 'action' in frame && frame.action !== about) return
    frames.push(frame)
    for (const look of waiting) look()
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  return {
    socket,
    frames,
    closed,
    arrived: count =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (frames.length < count) return
          waiting.delete(look)
          resolve(frames)
        }
        waiting.add(look)
        closed.then(code => reject(new Error(`closed with ${code} after ${frames.length} frames`)), reject)
        look()
      }),
    settled: async () => {
      const answered = once(socket, 'pong')
      socket.ping()
      await answered
    }
  }
}

/** Opens a live channel, and waits for the first frame. */
export const openedChannel = async (url: string, token: string, options?: Options): Promise<LiveClient> => {
  const client = openChannel(url, token, options)
  await client.arrived(1)
  return client
}
