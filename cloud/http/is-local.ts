import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendNotFound } from './answer/faults.ts'

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '')
  return address === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

const isOfProxy = (header: string): boolean =>
  header.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip'].includes(header)

/**
 * Whether the person at this machine made a request. The Host header counts, against DNS rebinding. An attacker's page
 * whose name points at 127.0.0.1 could otherwise read the codes through that person's browser. A proxy on this machine
 * connects from loopback too, for the whole world. So a request through any proxy, trusted or not, is not local. The
 * address is that of the connection, and never one that a proxy names.
 */
export const isLocal = ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  !Object.keys(headers).some(isOfProxy)

/** Keeps everything below /dev/ to the person at this machine. The route counts, since an address has many spellings. */
export const keepDevelopmentLocal = (server: FastifyInstance): void => {
  server.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith('/dev/')) return
    if (!isLocal(request)) return sendNotFound(reply)
  })
}
