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

/** The header of a range that counts: with `If-Range` it counts for the bytes that the file has. */
const rangeHeader = ({ headers }: FastifyRequest, etag: string | undefined): string | undefined =>
  headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined

/** The bytes of a file that the answer to a request has: none where it asks for bytes outside, or for the headers alone. */
export const sentRange = (
  request: FastifyRequest,
  { size, etag }: Pick<Sent, 'size' | 'etag'>
): { from: number; until: number } => {
  const header = rangeHeader(request, etag)
  if (request.method === 'HEAD' || isOutside(header, size)) return { from: 0, until: 0 }
  return rangeOf(header, size) ?? { from: 0, until: size }
}

/** Sends a file that lies in parts, whole or one range of it, and holds one part of it in memory. */
export const sendRange = (
  request: FastifyRequest,
  reply: FastifyReply,
  { size, etag, headers, findPart }: Sent
): FastifyReply => {
  const header = rangeHeader(request, etag)
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
