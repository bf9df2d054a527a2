import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { exportFilePath, exportFileQuery } from '#contract/calls/exports/exports.ts'
import type { Database } from '../../database/open.ts'
import { sendNotFound } from '../../http/answer/faults.ts'
import type { ServeParts } from '../../topic.ts'
import { tokenHash } from '../identity/index.ts'
import { fileFormats } from './file/file-formats.ts'
import { maySee } from './rules.ts'
import { type ExportJob, findExportPart, findExportReader, takeExportTicket } from './sql/exports.ts'

/** Reads what one page added to a file: the next one when the receiver has taken the one before. */
const partsOf =
  (database: Database, { exportId }: ExportJob) =>
  async (part: number): Promise<Uint8Array> => {
    const content = await findExportPart(database, exportId, part)
    if (content === undefined) throw new Error(`the file ${exportId} was taken away while somebody fetched it`)
    return content
  }

/** Serves files by their tickets. A ticket comes from the person whom the file is for. */
export const serveExportFiles = (server: FastifyInstance, { databaseOf, now, turn }: ServeParts): void => {
  const line = 'dashboard'
  const database = databaseOf(line)
  server.get(exportFilePath, { config: { line } }, async (request, reply) => {
    const query = v.safeParse(exportFileQuery, request.query)
    const find = async (ticket: string) => {
      const job = await takeExportTicket(database, tokenHash(ticket), now())
      return job !== undefined && maySee(job, await findExportReader(database, job.userId)) ? job : undefined
    }
    const job = query.success ? await turn(request, line, 'caller', () => find(query.output.ticket)) : undefined
    if (job === undefined) return sendNotFound(reply)
    const { dataset, from, to, format } = job
    const { contentType, open } = fileFormats[format]
    const readPart = partsOf(database, job)
    const { bytes, pieces } = open(job, part => turn(request, line, 'answer', () => readPart(part)))
    reply.headers({
      'Content-Type': contentType,
      'Content-Length': bytes,
      'Content-Disposition': `attachment; filename="${dataset}-${from}-${to}.${format}"`
    })
    return reply.send(Readable.from(pieces, { objectMode: false, highWaterMark: 1 }))
  })
}
