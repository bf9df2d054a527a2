import type { FastifyInstance, FastifyReply } from 'fastify'
import { knownLanguage } from '#contract/languages.ts'
import { type CentreKeys, centrePath } from '../cleaning-centre/centre.ts'
import { acceptedPage, type Refusal, refusedPage } from '../cleaning-centre/page.ts'
import { readRequest } from '../cleaning-centre/read-request.ts'
import type { Clock } from '../clock.ts'
import { spendCentreRequest } from '../database/centre-requests.ts'
import type { Database } from '../database/open.ts'
import { originOf } from '../http/origin-of.ts'
import type { FindMember } from '../http/serve-calls.ts'
import { languageOf } from '../identity/origin.ts'

type Services = { database: Database; now: Clock; findMember: FindMember; keys: CentreKeys }

/** Receives what the portal's menu sends to the cleaning control centre: checks it, and shows what it was given. */
export const serveCleaningCentre = (server: FastifyInstance, { database, now, findMember, keys }: Services): void => {
  server.get(centrePath, async (request, reply) => {
    reply.headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    })
    const read = readRequest((request.query as Record<string, unknown>).data, keys, now())
    // The portal's language; the browser's where nobody can read what the portal sent.
    const named = read.kind === 'read' ? read.request.language : read.language
    const language = knownLanguage(named) ?? languageOf(originOf(request))
    const refuse = (reason: Refusal): FastifyReply => reply.code(403).type(html).send(refusedPage(language, reason))
    if (read.kind === 'refused') return refuse(read.reason)
    const { signature, token } = read.request
    if (!(await spendCentreRequest(database, signature, now()))) return refuse('used')
    const member = await findMember(token)
    if (member === undefined) return refuse('token')
    return reply.type(html).send(acceptedPage(language, read.request, member.nickname))
  })
}

const html = 'text/html; charset=utf-8'
