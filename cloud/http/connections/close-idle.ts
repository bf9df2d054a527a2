import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** How long, in milliseconds, connections without a first request are waited for, once nobody can open another one. */
const firstRequestMs = 1_000

/**
 * Changes which connections a server that stops ends as idle. Node ends those that have just been opened, too. But a
 * proxy opens a connection to send a request at once: that request would be lost, and a proxy does not repeat a POST.
 * Such a connection has some time to bring its request.
 */
export const closeIdleAlone = (server: Server): void => {
  const opened = new Set<Socket>()
  let until: number | undefined
  const idle = new Set<Duplex>()
  server.on('connection', socket => {
    opened.add(socket)
    socket.once('close', () => {
      opened.delete(socket)
      idle.delete(socket)
    })
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
  // A live channel is no connection of requests any more. The channel ends by its own farewell.
  server.once('listening', () => {
    if (server.listenerCount('upgrade') > 0)
      server.prependListener('upgrade', (_request, socket) => idle.delete(socket))
  })
  server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroy()
    if (server.listening) return
    until ??= performance.now() + firstRequestMs
    if (performance.now() < until) return
    for (const socket of opened) if (socket.bytesRead === 0) socket.destroy()
  }
}
