import type { FastifyInstance } from 'fastify'
import { type Clock, day } from '../clock.ts'

/** A contact has to be confirmed within a year (RFC 9116 §2.5.5); a portal that runs confirms it anew with each answer. */
const confirmedMs = 180 * day

/** Nothing of a portal is for a search engine: all but the sign-in page is for members. */
const robots = 'User-agent: *\nDisallow: /\n'

/**
 * Serves the files that programs ask every site for: what crawlers may read, and where to report a weakness.
 * @param securityContact an address of mail or of a page (`SECURITY_CONTACT`); without it there is no `security.txt`
 */
export const serveWellKnown = (server: FastifyInstance, securityContact: string | undefined, now: Clock): void => {
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  if (securityContact === undefined) return
  server.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Math.floor(now() / day) * day + confirmedMs).toISOString()
    return reply.type('text/plain; charset=utf-8').send(`Contact: ${securityContact}\nExpires: ${expires}\n`)
  })
}
