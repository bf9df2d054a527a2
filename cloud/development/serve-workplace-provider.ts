import type { FastifyInstance } from 'fastify'
import { developmentIssuer, workplacePaths } from '#contract/calls/identity/workplace.ts'
import type { Database } from '../database/open.ts'
import { isLocal } from '../http/is-local.ts'
import { findInternalPeople } from '../topics/identity/sql/accounts.ts'
import { createProvider } from './oidc-provider.ts'
import { nobody, stranger, workplacePage } from './workplace-page.ts'

type Options = {
  database: Database
  clientId: string
  /** The portal's own address, as `http://localhost:8080`; known once the server listens. */
  address: () => string
}

const interactionPath = (uid: string): string => `${developmentIssuer}/interaction/${uid}`

/**
 * Serves an OpenID Connect provider below `/dev/workplace`, to loopback callers alone. Developers can try the sign-in of
 * internal employees without a workplace.
 */
export const serveWorkplaceProvider = async (
  server: FastifyInstance,
  { database, clientId, address }: Options
): Promise<void> => {
  const open = () =>
    createProvider({
      issuer: address() + developmentIssuer,
      clientId,
      // People open the portal by either name of this machine.
      callbacks: [address(), address().replace('//localhost', '//127.0.0.1')].map(
        origin => origin + workplacePaths.callback
      ),
      interactionPath,
      findPerson: async email =>
        email === stranger.email || (await findInternalPeople(database)).some(person => person.email === email)
    })
  let opened: ReturnType<typeof open> | undefined
  const provider = () => {
    opened ??= open()
    return opened
  }

  await server.register(async scope => {
    // The provider reads the bodies of its calls itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request)) return reply.callNotFound()
      reply.header('Cache-Control', 'no-store')
    })

    scope.get<{ Params: { uid: string } }>(interactionPath(':uid'), async (request, reply) => {
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      const people = await findInternalPeople(database)
      return reply.type('text/html; charset=utf-8').send(workplacePage(interactionPath(request.params.uid), people))
    })

    scope.post<{ Params: { uid: string; who: string } }>(`${interactionPath(':uid')}/:who`, async (request, reply) => {
      const { who } = request.params
      const result =
        who === nobody
          ? { error: 'access_denied', error_description: 'the person went away' }
          : { login: { accountId: who, remember: false } }
      const { raw } = request
      return reply.redirect(await (await provider()).interactionResult(raw, reply.raw, result), 303)
    })

    scope.all(`${developmentIssuer}/*`, async (request, reply) => {
      const answer = (await provider()).callback()
      const { raw } = request
      reply.hijack()
      // The provider routes by the path after its own address, and writes its addresses with the part before that path.
      const path = raw.url?.slice(developmentIssuer.length) ?? ''
      // Each attempt asks who signs in; the provider would otherwise go on with the person before.
      if (path.startsWith('/auth?')) delete raw.headers.cookie
      Object.assign(raw, { originalUrl: raw.url, url: path })
      await answer(raw, reply.raw)
    })
  })
}
