import type { FastifyRequest } from 'fastify'

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/**
 * Whether the caller sits at this machine. The Host header counts too: a page of anybody's whose name was pointed at
 * 127.0.0.1 (DNS rebinding) would otherwise read the developers' pages through the browser of the person who sits here.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  loopbackAddress.test(request.ip) && loopbackHost.test(request.headers.host ?? '')
