import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, type Encoding } from '../http/answer/compression.ts'

export const html = 'text/html; charset=utf-8'
export const json = 'application/json; charset=utf-8'

/** A text that is served again and again, with its compressed forms made once. */
export type Document = { type: string; text: string; etag: string; vary: string; compressed: Map<Encoding, Buffer> }

/** @param dependsOn request headers besides the accepted encodings that choose between this document and another */
export const createDocument = async (type: string, text: string, dependsOn: string[] = []): Promise<Document> => ({
  type,
  text,
  vary: ['Accept-Encoding', ...dependsOn].join(', '),
  // Weak, because it stands for the same text in every encoding.
  etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
  compressed: new Map([
    ['br', await compress(text, 'br')],
    ['gzip', await compress(text, 'gzip')]
  ])
})

/** Sends a document that browsers ask for anew each time, and 304 to a browser that has it already. */
export const sendDocument = (request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply => {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: document.etag, Vary: document.vary })
  const known = (request.headers['if-none-match'] ?? '').split(',').map(tag => tag.trim())
  if (known.includes(document.etag) || known.includes('*')) return reply.code(304).send()
  reply.type(document.type)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = encoding && document.compressed.get(encoding)
  return body === undefined ? reply.send(document.text) : reply.header('Content-Encoding', encoding).send(body)
}

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
