import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'

/** Seconds that everything lives here: enough for one attempt. */
const minutes = 10 * 60

/** A person at the provider. The subject is the mailbox, which the provider has verified. */
export type FindPerson = (email: string) => Promise<boolean>

export type ProviderOptions = {
  /** The address of the provider, as `http://localhost:8080/dev/workplace`. */
  issuer: string
  clientId: string
  /** Where the provider may send the browser back to. */
  callbacks: string[]
  /** Where a person says who they are: the path of the page for one attempt. */
  interactionPath: (uid: string) => string
  findPerson: FindPerson
}

/**
 * An OpenID Connect provider for development, with one public client. Keys and sessions live in memory: a restart of the
 * cloud forgets them. The package is loaded here and not at the top, because only the development mode needs it.
 */
export const createProvider = async (options: ProviderOptions): Promise<Provider> => {
  const { default: OidcProvider } = await import('oidc-provider')
  const { issuer, clientId, callbacks, interactionPath, findPerson } = options
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const provider: Provider = new OidcProvider(issuer, {
    clients: [{ client_id: clientId, redirect_uris: callbacks, token_endpoint_auth_method: 'none' }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'development', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: minutes, Grant: minutes, Session: minutes, AccessToken: minutes, IdToken: minutes },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => interactionPath(uid) },
    findAccount: async (_context, email) =>
      (await findPerson(email))
        ? { accountId: email, claims: () => ({ sub: email, email, email_verified: true }) }
        : undefined,
    // The portal is the only client, so nobody is asked whether the portal may know the mailbox.
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
  return provider
}
