import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { partBytes } from './parts.ts'
import { isOutside, rangeOf } from './range-of.pure.ts'
import { type FindPart, partReader, stepsOf } from './read-bytes.ts'

type Sent = {
  size: number
  /** Says which bytes the file has. A range counts for these bytes alone (`If-Range`). */
  etag?: string
  headers: Readonly<Record<string, string>>
  findPart: FindPart
}

/** Sends a file that lies in parts, whole or one range of it, and holds one part of it in memory. */
export const sendRange = (
  request: FastifyRequest,
  reply: FastifyReply,
  { size, etag, headers, findPart }: Sent
): FastifyReply => {
  const ifRange = request.headers['if-range']
  const header = ifRange === undefined || ifRange === etag ? request.headers.range : undefined
  reply.headers({ ...headers, ...(etag === undefined ? {} : { ETag: etag }), 'Accept-Ranges': 'bytes' })
  if (isOutside(header, size)) return reply.code(416).header('Content-Range', `bytes */${size}`).send()
  const range = rangeOf(header, size)
  const { from, until } = range ?? { from: 0, until: size }
  if (range !== undefined) reply.code(206).header('Content-Range', `bytes ${from}-${until - 1}/${size}`)
  reply.header('Content-Length', until - from)
  // A question for the headers alone reads no part.
  if (request.method === 'HEAD') return reply.send()
  return reply.send(Readable.from(stepsOf(partReader(findPart, partBytes), from, until - from), { objectMode: false }))
}
