import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { formatsOfMaterial } from '#contract/calls/materials/material-facts.ts'
import { materialFilePath, materialFileQuery } from '#contract/calls/materials/material-files.ts'
import { sendRange } from '../../files/send-range.ts'
import { sendNotFound } from '../../http/answer/faults.ts'
import type { ServeParts } from '../../topic.ts'
import { tokenHash } from '../identity/index.ts'
import { findTicketFile, materialFileParts } from './sql/material-files.ts'

/** A page of this address could run nothing and ask nobody, even if a browser took the bytes for another type. */
const harmless = "default-src 'none'; sandbox"

/**
 * Serves files by their tickets, whole or one range. Each format has one content type, and none of them is a page: nothing
 * that somebody sent is ever taken for HTML.
 */
export const serveMaterialFiles = (server: FastifyInstance, { databaseOf, now, turn }: ServeParts): void => {
  const line = 'packages'
  const database = databaseOf(line)
  server.get(materialFilePath, { config: { line } }, async (request, reply) => {
    const query = v.safeParse(materialFileQuery, request.query)
    const find = (ticket: string) => findTicketFile(database, tokenHash(ticket), now())
    const file = query.success ? await turn(request, line, 'caller', () => find(query.output.ticket)) : undefined
    if (file === undefined) return sendNotFound(reply)
    const { materialId, size, format } = file
    return sendRange(request, reply, {
      size,
      headers: {
        'Content-Type': formatsOfMaterial[format].contentType,
        'Content-Disposition': `attachment; filename="material-${materialId}.${format}"`,
        'Content-Security-Policy': harmless,
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-site'
      },
      findPart: async part => {
        const content = await turn(request, line, 'answer', () => materialFileParts.content(database, materialId, part))
        if (content === undefined) throw new Error(`the material ${materialId} was deleted while somebody fetched it`)
        return content
      }
    })
  })
}
