import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, type Encoding } from './compression.ts'

export const html = 'text/html; charset=utf-8'
export const json = 'application/json; charset=utf-8'

/** A text that is the same for everybody. Its bytes in each encoding are made once, and all answers share them. */
export type Document = { type: string; etag: string; vary: string; bytes: Record<Encoding | 'identity', Buffer> }

/** @param dependsOn request headers besides the accepted encodings that choose between this document and another */
export const createDocument = async (type: string, text: string, dependsOn: string[] = []): Promise<Document> => ({
  type,
  vary: ['Accept-Encoding', ...dependsOn].join(', '),
  // Weak, because it stands for the same text in every encoding.
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
  bytes: { identity: Buffer.from(text), br: await compress(text, 'br'), gzip: await compress(text, 'gzip') }
})

/** Makes a document when somebody first asks for it. One that could not be made is tried again with the next question. */
export const madeOnce = (make: () => Promise<Document>): (() => Promise<Document>) => {
  let made: Promise<Document> | undefined
  return () => {
    made ??= make().catch(error => {
      made = undefined
      throw error
    })
    return made
  }
}

/**
 * The body of an answer with a document, of which browsers ask anew each time whether it changed.
 * @returns undefined, with status 304, for a browser that has the document already
 */
export const bodyOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, vary, bytes }: Document
): Buffer | undefined => {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: vary })
  const known = (request.headers['if-none-match'] ?? '').split(',').map(tag => tag.trim())
  if (known.includes(etag) || known.includes('*')) {
    reply.code(304)
    return undefined
  }
  reply.type(type)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== undefined) reply.header('Content-Encoding', encoding)
  return bytes[encoding ?? 'identity']
}

/** Sends a document. */
export const sendDocument = (request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply =>
  reply.send(bodyOf(request, reply, document))

/** Sends a text that is for one person alone: nobody keeps it, and no other origin reads it. */
export const sendOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string
): Promise<FastifyReply> => {
  reply.headers({
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Accept-Encoding, Cookie'
  })
  reply.type(type)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(text)
  return reply.header('Content-Encoding', encoding).send(await compress(text, encoding))
}
