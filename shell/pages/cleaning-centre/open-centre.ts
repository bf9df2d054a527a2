import { $language, $token, $user, environment, Refused, request } from '@portal/session'
import { cleaningCentreLink } from '#contract/calls/cleaning/cleaning-centre-link.ts'
import { codes } from '#contract/codes.ts'

/**
 * The next address of this tab: the centre's address with the encrypted query. Undefined when the site has no centre.
 * @throws Error when the cloud does not answer, or the encrypting code can't be loaded
 */
export const centreAddress = async (now: number): Promise<string | undefined> => {
  const { cleaningCentre, clientType, siteEnv } = environment()
  const token = $token.get()
  const user = $user.get()
  if (cleaningCentre === null || token === undefined || user === undefined) return undefined
  if (cleaningCentre.signedBy === 'cloud') return linkOfCloud()
  const { encryptRequest } = await import('./cleaning-centre-link.ts')
  const facts = { token, language: $language.get(), tenantId: user.tenantId, systemType: clientType, siteEnv }
  const { publicKey: key, publicSecret: secret } = cleaningCentre
  const address = new URL(cleaningCentre.address, location.origin)
  address.searchParams.set('data', encryptRequest(facts, { key, secret }, now))
  return address.href
}

const linkOfCloud = async (): Promise<string | undefined> => {
  try {
    const { url } = await request(cleaningCentreLink, { query: { language: $language.get() } }, { quiet: true })
    return new URL(url, location.origin).href
  } catch (cause) {
    // The cloud has no centre, or is too old for the call.
    if (cause instanceof Refused && cause.code === codes.notFound) return undefined
    throw cause
  }
}
