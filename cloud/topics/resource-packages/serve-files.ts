import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { packageFilePath, packageFileQuery } from '#contract/calls/resource-packages/packages.ts'
import { partsOf } from '../../files/parts.ts'
import { sendNotFound } from '../../http/answer/faults.ts'
import type { ServeParts } from '../../topic.ts'
import { tokenHash } from '../identity/index.ts'
import { findVersion } from './sql/packages.ts'
import { takeTicket } from './sql/tickets.ts'
import { packageFileParts } from './sql/uploads.ts'

/** The parts of a file, one after the other: the next one when the receiver has taken the one before. */
async function* contentOf(
  { uploadId, size }: { uploadId: number; size: number },
  read: (uploadId: number, part: number) => ReturnType<typeof packageFileParts.content>
) {
  for (let part = 0; part < partsOf(size); part += 1) {
    const content = await read(uploadId, part)
    if (content === undefined) throw new Error(`the file ${uploadId} was taken away while somebody fetched it`)
    yield content
  }
}

const fileName = (version: string, extension: string): string => `package-${version}.${extension}`

/** Serves files by their tickets. The holder of a ticket has it from the person to whom it was given. */
export const servePackageFiles = (server: FastifyInstance, { databaseOf, now, turn }: ServeParts): void => {
  const line = 'packages'
  const database = databaseOf(line)
  server.get(packageFilePath, { config: { line } }, async (request, reply) => {
    const query = v.safeParse(packageFileQuery, request.query)
    const find = async (text: string) => {
      const ticket = await takeTicket(database, tokenHash(text), now())
      const version = ticket && (await findVersion(database, ticket.versionId))
      return version && { form: ticket.form, version }
    }
    const found = query.success ? await turn(request, line, 'caller', () => find(query.output.ticket)) : undefined
    if (found === undefined) return sendNotFound(reply)
    const { form, version } = found
    const isManifest = form === 'manifest' && version.manifest !== null
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
    const read = (uploadId: number, part: number) =>
      turn(request, line, 'answer', () => packageFileParts.content(database, uploadId, part))
    return reply.send(Readable.from(contentOf(version, read), { objectMode: false, highWaterMark: 1 }))
  })
}
