import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { softwareFilePath, softwareFileQuery } from '#contract/calls/ota/software-files.ts'
import { codes } from '#contract/codes.ts'
import { sendRange, sentRange } from '../../../files/send-range.ts'
import { failed } from '../../../http/answer/envelopes.ts'
import { sendNotFound } from '../../../http/answer/faults.ts'
import type { ServeParts } from '../../../topic.ts'
import { tokenHash } from '../../identity/index.ts'
import { findTicketFile, softwareFileParts } from '../sql/software-files.ts'
import { takePlace } from '../sql/store-downloads.ts'
import { lineMs } from './pace.pure.ts'
import { startPace } from './pace.ts'

/** Serves files by the tickets of robots, whole or one range. */
export const serveSoftwareFiles = (server: FastifyInstance, { databaseOf, now, turn }: ServeParts): void => {
  const line = 'packages'
  const database = databaseOf(line)
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = v.safeParse(softwareFileQuery, request.query)
    const find = (ticket: string) => findTicketFile(database, tokenHash(ticket), now())
    const file = query.success ? await turn(request, line, 'caller', () => find(query.output.ticket)) : undefined
    if (file === undefined) return sendNotFound(reply)
    const { versionId, size, sha256, isRemoved, pacedStoreId } = file
    if (isRemoved) return reply.code(410).send(failed(codes.deletedAlready))
    const etag = `"${sha256}"`
    const range = sentRange(request, { size, etag })
    const isPaced = pacedStoreId !== null && range.until > range.from
    const pace = isPaced
      ? await startPace({
          range,
          now,
          place: wanted =>
            turn(request, line, 'answer', () => takePlace(database, { ...wanted, storeId: pacedStoreId }))
        })
      : undefined
    if (isPaced && pace === undefined)
      return reply
        .code(429)
        .header('Retry-After', lineMs / 1_000)
        .send(failed(codes.accessTooFrequent))
    return sendRange(request, reply, {
      size,
      etag,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="software-${versionId}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff'
      },
      findPart: async part => {
        await pace?.(part)
        const content = await turn(request, line, 'answer', () => softwareFileParts.content(database, versionId, part))
        if (content === undefined) throw new Error(`the file ${versionId} was taken away while a robot fetched it`)
        return content
      }
    })
  }
  server.route({ method: ['GET', 'HEAD'], url: softwareFilePath, config: { line }, handler })
}
