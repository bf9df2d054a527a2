import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { packageFilePath, packageFileQuery } from '#contract/calls/resource-packages/packages.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { findVersion } from '../database/resource-packages/packages.ts'
import { takeTicket } from '../database/resource-packages/tickets.ts'
import { findPart } from '../database/resource-packages/uploads.ts'
import { sendNotFound } from '../http/answer/faults.ts'
import { tokenHash } from '../identity/tokens.ts'
import { partsOf } from './parts.ts'

/** The parts of a file, one after the other: the next one when the receiver has taken the one before. */
async function* contentOf(database: Database, { uploadId, size }: { uploadId: number; size: number }) {
  for (let part = 0; part < partsOf(size); part += 1) {
    const content = await findPart(database, uploadId, part)
    if (content === undefined) throw new Error(`the file ${uploadId} was taken away while somebody fetched it`)
    yield content
  }
}

const fileName = (version: string, extension: string): string => `package-${version}.${extension}`

/** Serves files by their tickets. The holder of a ticket has it from the person to whom it was given. */
export const servePackageFiles = (server: FastifyInstance, database: Database, now: Clock): void => {
  server.get(packageFilePath, async (request, reply) => {
    const query = v.safeParse(packageFileQuery, request.query)
    const ticket = query.success ? await takeTicket(database, tokenHash(query.output.ticket), now()) : undefined
    const version = ticket && (await findVersion(database, ticket.versionId))
    if (ticket === undefined || version === undefined) return sendNotFound(reply)
    const isManifest = ticket.form === 'manifest' && version.manifest !== null
    const attachment = (extension: string) => `attachment; filename="${fileName(version.version, extension)}"`
    if (isManifest)
      return reply
        .headers({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': attachment('json') })
        .send(Buffer.from(version.manifest ?? ''))
    reply.headers({
      'Content-Type': 'application/zip',
      'Content-Length': version.size,
      'Content-Disposition': attachment('zip')
    })
    return reply.send(Readable.from(contentOf(database, version), { objectMode: false, highWaterMark: 1 }))
  })
}
