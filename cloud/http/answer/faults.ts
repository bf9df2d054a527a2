import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '#contract/codes.ts'
import { isUnavailable } from '../../database/engine/unavailable.pure.ts'
import { retryAfterSeconds } from '../../overloaded.pure.ts'
import { Refusal } from '../../refusal.pure.ts'
import { describeFault } from '../log.ts'
import { isApiPath, pathOf } from '../request/api-path.ts'
import { networkAddressOf } from '../request/origin-of.ts'
import { failed } from './envelopes.ts'

/** Turns the web framework's own refusals into those of the contract. */
const refusalOf = (error: Partial<FastifyError>): Refusal | undefined => {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(codes.fileFormatWrong, { status: 413 })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal(codes.unsupportedEncoding, { status: 415 })
  if (error.code === 'FST_ERR_BAD_URL' || error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal(codes.notFound)
  if ((error.statusCode ?? 500) < 500) return new Refusal(codes.parameterIllegal)
  return undefined
}

/** Answers a request that is for no call and no page: for a file that is not there, say. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')

/**
 * Turns any thrown error into an answer. The reason of an unforeseen fault goes to the log alone. A message of the
 * database or of a library may hold SQL, paths or somebody's data.
 */
export const answerFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error)
  if (refusal !== undefined && !isApiPath(pathOf(request.url))) return sendNotFound(reply)
  if (refusal !== undefined) return reply.code(refusal.status).send(failed(refusal.code, refusal.data))
  const told = { ...describeFault(error, request), networkAddress: networkAddressOf(request) }
  if (isUnavailable(error)) {
    request.log.error(told, 'busy, or the database is not available')
    reply.header('Retry-After', retryAfterSeconds)
    return reply.code(503).send(failed(codes.serviceUnavailable))
  }
  request.log.error(told, 'unforeseen fault')
  return reply.code(500).send(failed(codes.unknownException))
}

const rawStatuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large'
}

/** Answers a client that sends no HTTP, or is too slow. There is no request yet, so the envelope is written by hand. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(failed(codes.parameterIllegal))
  const head = [
    `HTTP/1.1 ${rawStatuses[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close'
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
