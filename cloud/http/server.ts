import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { headers } from '#contract/envelope.ts'
import type { Rate } from '../rules.ts'
import { compressAnswers } from './answer/compress-answers.ts'
import { answerBrokenRequest, answerFault } from './answer/faults.ts'
import { closeIdleAlone } from './connections/close-idle.ts'
import { oneAtATime } from './connections/one-at-a-time.ts'
import type { FaultLog } from './fault-log.ts'
import { keepDevelopmentLocal } from './is-local.ts'
import { keepInLine, type RouteLines, type Turn } from './lines.ts'
import { describeError, describeRequest } from './log.ts'
import { isApiPath, pathOf } from './request/api-path.ts'
import { takeMultipart } from './request/multipart.ts'
import { takeBodies } from './request/take-bodies.ts'

export type LogLevel = 'warn' | 'silent'

/** Bytes of a body, where a call does not say otherwise: more than any form or small JSON needs. */
const bodyLimit = 64 * 1_024

/** Headers are a few lines; who needs longer for them than this is not after an answer. */
const headersMs = 10_000

/** A connection without a request is kept for longer than a proxy keeps its own end: the proxy is to end it. */
const idleMs = 72_000

/** A connection on which nothing moves for so long is cut off: its client takes no answer any more. */
const stuckMs = 120_000

export type ServerOptions = {
  logLevel: LogLevel
  /** Keeps one fault that happens again and again from filling the log. */
  faultLog: Pick<FaultLog, 'logMethod'>
  /** Until when a request has to have arrived whole. */
  requestMs: number
  /** Addresses and networks of the proxies in front of us; the word of anybody else about its clients is not heard. */
  trustedProxies: readonly string[]
  /** The lines in which requests wait. */
  turn: Turn
  /** So many bodies of one caller may be none at all, before the others of that caller are refused unread. */
  refusedBodies: Rate
  /** Instead of the standard output. */
  logTo?: { write: (line: string) => void }
}

/**
 * The HTTP server with what holds for every answer: limits, lines, headers, request ids, errors, log. It has no routes yet.
 * @returns the server, and the lines of the routes that it will get
 */
export const createServer = async ({
  logLevel,
  faultLog,
  requestMs,
  trustedProxies,
  turn,
  refusedBodies,
  logTo
}: ServerOptions): Promise<{ server: FastifyInstance; routeLines: RouteLines }> => {
  const server = Fastify({
    logger: {
      level: logLevel,
      serializers: { req: describeRequest, err: describeError },
      hooks: { logMethod: faultLog.logMethod },
      ...(logTo === undefined ? {} : { stream: logTo })
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Without proxies the address that connects is the client's. With them X-Forwarded-For is read from the right, hop by
    // hop, up to the first address that is none of theirs. Addresses that a client wrote there itself stand further left.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit,
    serverFactory: handle => openHttpServer(handle, requestMs),
    // A token in a path may be as long as one in a header.
    routerOptions: { maxParamLength: 8_192 },
    exposeHeadRoutes: false,
    // While we stop, requests on open connections are answered as ever, and each connection closes after its answer.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.header(headers.requestId, request.id)
      // A handshake has left the HTTP server's hands, and nobody else would hang up.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy())
      answerFault(error, request, reply)
    }
  })

  server.setErrorHandler(answerFault)
  server.removeAllContentTypeParsers()
  takeBodies(server, refusedBodies)
  // No script reads a cookie that the cloud sets.
  await server.register(cookie, { parseOptions: { httpOnly: true } })
  await takeMultipart(server)
  keepDevelopmentLocal(server)
  const routeLines = keepInLine(server, turn)

  server.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id)
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Referrer-Policy', 'no-referrer')
    if (isApiPath(pathOf(request.url))) {
      reply.header('Cache-Control', 'no-store')
      reply.header('Cross-Origin-Resource-Policy', 'same-origin')
    }
  })

  compressAnswers(server)

  return { server, routeLines }
}

/** The connections themselves: how long they may take, and one request of each at a time. */
const openHttpServer = (handle: RequestListener, requestMs: number): Server => {
  // Otherwise Node looks at all connections each half minute. A client that trickles bytes would have that much longer.
  const limits = { headersTimeout: Math.min(headersMs, requestMs), connectionsCheckingInterval: 1_000 }
  const server = createHttpServer(
    { ...limits, requestTimeout: requestMs, keepAliveTimeout: idleMs },
    oneAtATime(handle)
  )
  server.setTimeout(stuckMs)
  closeIdleAlone(server)
  return server
}
