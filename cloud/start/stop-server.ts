import type { FastifyInstance } from 'fastify'
import { endListening } from '../http/connections/end-listening.ts'

/** Requests that take longer than this to finish are cut off when the cloud stops. */
const graceMs = 10_000

export type Stop = {
  /** Whether the cloud was told to stop. */
  isStopping: () => boolean
  /** Serves for so many milliseconds more, while it says that it is not ready: new calls are sent elsewhere meanwhile. */
  drain: (milliseconds: number) => Promise<void>
  /** Finishes the requests that are under way, and takes no more. */
  close: () => Promise<void>
}

/**
 * Prepares a server to be stopped without an answer lost. From the moment it is told to stop, each answer closes its
 * connection: a client that goes on asking finds another process, and none asks on a connection that closes under it.
 * @param onStop is told at once; those who hold a connection open are told by it
 */
export const prepareToStop = (server: FastifyInstance, onStop: () => void): Stop => {
  let stopping = false
  server.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
  const beginToStop = () => {
    if (stopping) return
    stopping = true
    onStop()
  }
  server.addHook('preClose', async () => beginToStop())
  return {
    isStopping: () => stopping,
    drain: async milliseconds => {
      beginToStop()
      await new Promise(resolve => setTimeout(resolve, milliseconds))
    },
    close: () => {
      beginToStop()
      return close(server)
    }
  }
}

/**
 * Idle connections are closed first, and then listening ends. A request that was under way to this process by then is
 * answered: also one on a connection that was opened a moment before (`http/connections/close-idle.ts`). Closing waits
 * for every connection, and a browser keeps one open after its last answer. So those that fall idle are closed as they do.
 */
const close = async (server: FastifyInstance): Promise<void> => {
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
  if (server.server.listening) await endListening(server.server)
  await server.close()
  clearInterval(closeIdle)
  clearTimeout(cutOff)
}
