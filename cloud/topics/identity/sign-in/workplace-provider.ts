import * as client from 'openid-client'
import type { WorkplaceSignIn } from '#contract/page/environment.ts'

/** The state of one attempt, kept from its start to the provider's answer. */
export type Attempt = { state: string; nonce: string; verifier: string }

/** The provider's answer about a person: the mailbox that the provider has verified, or none. */
export type Verdict = { kind: 'cancelled' } | { kind: 'person'; email: string | undefined }

/** The workplace's OpenID Connect provider, as this portal speaks with it. */
export type WorkplaceProvider = {
  /**
   * @param callback where the provider sends the browser back to, as it is registered there
   * @returns the address to which the browser goes, and the attempt, which has to be remembered until it comes back
   */
  begin: (callback: string) => Promise<{ address: string; attempt: Attempt }>
  /**
   * Exchanges the query with which the browser came back.
   * @throws Error where anything does not fit, or the provider is not there
   */
  finish: (callback: string, query: string, attempt: Attempt) => Promise<Verdict>
}

const scope = 'openid email'

/** A person waits in front of this. */
const timeoutSeconds = 10

/**
 * The cloud asks for the provider's metadata at its first use. So a provider that is down does not stop the cloud's start.
 * @param workplace with `issuer` as a function, since the address of the development provider is known after the start
 */
export const openWorkplaceProvider = (
  { issuer, clientId }: Pick<WorkplaceSignIn, 'clientId'> & { issuer: () => string },
  secret: string | undefined
): WorkplaceProvider => {
  let found: Promise<client.Configuration> | undefined
  const configuration = (): Promise<client.Configuration> => {
    found ??= discover(issuer(), clientId, secret).catch((cause: unknown) => {
      found = undefined
      throw cause
    })
    return found
  }
  return {
    begin: async callback => {
      const config = await configuration()
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier()
      }
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256'
      })
      return { address: address.href, attempt }
    },
    finish: async (callback, query, { state, nonce, verifier }) => {
      const config = await configuration()
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${callback}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true
        })
        return { kind: 'person', email: await verifiedEmail(config, tokens) }
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
          return { kind: 'cancelled' }
        throw error
      }
    }
  }
}

const discover = (issuer: string, clientId: string, secret: string | undefined): Promise<client.Configuration> =>
  client.discovery(new URL(issuer), clientId, secret, secret === undefined ? client.None() : undefined, {
    timeout: timeoutSeconds,
    // The contract lets only an issuer on this very machine be without TLS.
    execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  })

/** Some providers tell the mailbox in the ID token, some only when asked for it. */
const verifiedEmail = async (
  config: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>
): Promise<string | undefined> => {
  const claims = tokens.claims()
  if (claims === undefined) return undefined
  const told: client.UserInfoResponse | client.IDToken =
    claims.email === undefined ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
  // A mailbox that nobody verified could be anybody's: a person who types a colleague's would be that colleague here.
  return typeof told.email === 'string' && told.email_verified === true ? told.email : undefined
}
