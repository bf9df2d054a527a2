import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** So many requests of one connection wait; a connection that brings more is not read until some are answered. */
const waitingMax = 64

/** The requests of one connection: whether one of them is being answered, and what begins each of the others. */
type Connection = { busy: boolean; waiting: (() => void)[]; paused: boolean }

/**
 * Answers the requests of one connection one after the other. A client may send a thousand requests without waiting for
 * an answer. Node would hand all of them over at once. It would keep all answers in memory until the client reads them.
 * Here the next request begins when the answer before it has left. HTTP promises that order of answers anyway. Browsers
 * and proxies never do this, and notice nothing.
 */
export const oneAtATime = (handle: RequestListener): RequestListener => {
  const connections = new WeakMap<Socket, Connection>()

  const open = (socket: Socket): Connection => {
    const connection: Connection = { busy: false, waiting: [], paused: false }
    connections.set(socket, connection)
    // Node's own server goes on reading whenever an answer has been sent.
    socket.on('resume', () => {
      if (connection.paused) socket.pause()
    })
    return connection
  }

  return (request, response) => {
    const { socket } = request
    const connection = connections.get(socket) ?? open(socket)
    const next = () => {
      connection.busy = false
      // A client that hung up is answered no more.
      if (socket.destroyed) connection.waiting.length = 0
      connection.waiting.shift()?.()
      if (!connection.paused || connection.waiting.length >= waitingMax) return
      connection.paused = false
      socket.resume()
    }
    const begin = () => {
      connection.busy = true
      response.once('close', next)
      handle(request, response)
    }
    if (!connection.busy) return begin()
    connection.waiting.push(begin)
    if (connection.waiting.length < waitingMax || connection.paused) return
    connection.paused = true
    socket.pause()
  }
}
