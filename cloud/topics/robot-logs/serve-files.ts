import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { logFilePath, logFileQuery } from '#contract/calls/robot-logs/remote-logs.ts'
import { sendNotFound } from '../../http/answer/faults.ts'
import type { ServeParts } from '../../topic.ts'
import { tokenHash } from '../identity/index.ts'
import { unpack } from './packed.ts'
import { findLogPart, type LogTicket, takeLogTicket } from './sql.ts'

/** The parts of a log, one after the other: the next one when the receiver has taken the one before. */
async function* partsOf(
  { requestId, form }: LogTicket,
  read: (requestId: number, part: number) => ReturnType<typeof findLogPart>
) {
  for (let part = 0; ; part += 1) {
    const stored = await read(requestId, part)
    if (stored === undefined) return
    yield form === 'log' ? await unpack(stored.content) : stored.content
  }
}

const contentTypes = { log: 'text/plain; charset=utf-8', 'log.gz': 'application/gzip' } as const

/** Serves logs by their tickets. A person who may read the log got the ticket, and may hand it on. */
export const serveLogFiles = (server: FastifyInstance, { databaseOf, now, turn }: ServeParts): void => {
  const line = 'stores'
  const database = databaseOf(line)
  server.get(logFilePath, { config: { line } }, async (request, reply) => {
    const query = v.safeParse(logFileQuery, request.query)
    const take = (text: string) => takeLogTicket(database, tokenHash(text), now())
    const ticket = query.success ? await turn(request, line, 'caller', () => take(query.output.ticket)) : undefined
    if (ticket === undefined) return sendNotFound(reply)
    reply.headers({
      'Content-Type': contentTypes[ticket.form],
      'Content-Disposition': `attachment; filename="robot-log-${ticket.requestId}.${ticket.form}"`
    })
    const read = (requestId: number, part: number) =>
      turn(request, line, 'answer', () => findLogPart(database, requestId, part))
    return reply.send(Readable.from(partsOf(ticket, read), { objectMode: false, highWaterMark: 1 }))
  })
}
