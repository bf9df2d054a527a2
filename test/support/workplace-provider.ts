import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** The next person at the provider, or `nobody` for a person who gives up there. */
export type NextPerson = { sub: string; email?: string; emailVerified?: boolean } | 'nobody'

export type WorkplaceProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Makes the provider know the portal; before that it answers nothing. */
  register: (callback: string) => void
  /** In place of its forms: every visitor is this person. */
  expect: (person: NextPerson) => void
  close: () => Promise<void>
}

const clientId = 'portal'
const clientSecret = 'a-secret-of-the-workplace'

/** A real OpenID Connect provider in this process; only the forms in which a person would sign in are left out. */
export const startWorkplaceProvider = async (): Promise<WorkplaceProvider> => {
  const people = new Map<string, Exclude<NextPerson, 'nobody'>>()
  let next: NextPerson = 'nobody'
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })

  const register = (callback: string): void => {
    const provider: Provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [callback],
          token_endpoint_auth_method: 'client_secret_post'
        }
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['a', 'b'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: true,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => {
        const person = people.get(sub)
        if (person === undefined) return undefined
        const { email, emailVerified } = person
        return {
          accountId: sub,
          claims: () => ({
            sub,
            ...(email === undefined ? {} : { email }),
            ...(emailVerified === undefined ? {} : { email_verified: emailVerified })
          })
        }
      },
      // Nobody is asked whether the portal may know the mailbox.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? ''
        })
        grant.addOIDCScope('openid email')
        await grant.save()
        return grant
      }
    })
    const answer = provider.callback()
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response)
      const result =
        next === 'nobody'
          ? { error: 'access_denied', error_description: 'the person went away' }
          : { login: { accountId: next.sub, remember: false } }
      void provider.interactionFinished(request, response, result)
    })
  }

  return {
    issuer,
    clientId,
    clientSecret,
    register,
    expect: person => {
      next = person
      if (person !== 'nobody') people.set(person.sub, person)
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
