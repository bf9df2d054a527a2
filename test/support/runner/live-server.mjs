import websocket from '@fastify/websocket'
import Fastify from 'fastify'

/**
 * A real WebSocket server whose other end is a test's. `/__live.json` tells its origin. A request to
 * `/__live/<token>` acts on that token's channel: `{ "burst": 10000, "ms": 5000 }` sends so many messages within that
 * time, bad ones among them, `{ "frame": "…" }` sends this text, and `{ "close": 4401 }` closes it. Each answer has the query that the channel was opened with.
 */
export const liveServer = () => {
  let starting
  const channels = new Map()

  const start = async () => {
    const server = Fastify()
    await server.register(websocket)
    server.get('/api/managercloud/websocket/:token', { websocket: true }, (socket, { params, query }) => {
      channels.set(params.token, { socket, query })
      socket.send('{}')
    })
    await server.listen({ host: '127.0.0.1', port: 0 })
    return { origin: `ws://127.0.0.1:${server.server.address().port}`, close: () => server.close() }
  }

  return {
    middleware: async (context, next) => {
      if (!context.path.startsWith('/__live')) return next()
      starting ??= start()
      const { origin } = await starting
      const channel = channels.get(context.path.slice('/__live/'.length))
      if (channel !== undefined) await act(channel.socket, context.query)
      context.body = { origin, known: channel !== undefined, query: channel?.query }
    },
    plugin: {
      name: 'live-server',
      serverStop: async () => (await starting)?.close()
    }
  }
}

const message = JSON.stringify({ action: 'cloud_message' })
const bad = ['', '{', '[]', 'null', '{"action":"unknown"}', '{"action":{"cloud_message":1}}']

const act = async (channel, { burst, ms, close, frame }) => {
  if (frame !== undefined) channel.send(frame)
  if (close !== undefined) channel.close(Number(close))
  if (burst === undefined) return
  channel.send('x'.repeat(10 * 1_024 * 1_024))
  const steps = Number(ms) / 10
  for (let step = 0; step < steps; step += 1) {
    for (let count = 0; count < Number(burst) / steps; count += 1) channel.send(message)
    channel.send(bad[step % bad.length])
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
