import type { FastifyInstance } from 'fastify'

/** Requests that take longer than this to finish are cut off when the cloud stops. */
const graceMs = 10_000

/**
 * Closing waits for every connection, and a browser keeps one open after its last answer; so those that fall idle
 * while we stop are closed as they do.
 */
export const stopServer = async (server: FastifyInstance): Promise<void> => {
  const closeIdle = setInterval(() => server.server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
  await server.close()
  clearInterval(closeIdle)
  clearTimeout(cutOff)
}
