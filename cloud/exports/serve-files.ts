import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { exportFilePath, exportFileQuery } from '#contract/calls/exports.ts'
import type { Clock } from '../clock.ts'
import { type ExportJob, findExportPart, findExportReader, takeExportTicket } from '../database/exports.ts'
import type { Database } from '../database/open.ts'
import { sendNotFound } from '../http/faults.ts'
import { tokenHash } from '../identity/tokens.ts'
import { maySee } from './rules.ts'

const open = promisify(gunzip)

/** The pieces of a file one after the other. The next piece is read when the receiver has taken the one before. */
async function* piecesOf(database: Database, { exportId, parts }: ExportJob): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const content = await findExportPart(database, exportId, part)
    if (content === undefined) throw new Error(`the file ${exportId} was taken away while somebody fetched it`)
    yield await open(content)
  }
}

/** Serves files by their tickets. Whoever has a ticket has it from the person whom the file is for. */
export const serveExportFiles = (server: FastifyInstance, database: Database, now: Clock): void => {
  server.get(exportFilePath, async (request, reply) => {
    const query = v.safeParse(exportFileQuery, request.query)
    const job = query.success ? await takeExportTicket(database, tokenHash(query.output.ticket), now()) : undefined
    if (job === undefined || !maySee(job, await findExportReader(database, job.userId))) return sendNotFound(reply)
    const { dataset, from, to, bytes } = job
    reply.headers({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Length': bytes,
      'Content-Disposition': `attachment; filename="${dataset}-${from}-${to}.csv"`
    })
    return reply.send(Readable.from(piecesOf(database, job), { objectMode: false, highWaterMark: 1 }))
  })
}
