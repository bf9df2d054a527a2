import { $language, $token, $user, environment } from '@portal/session'

/**
 * Where this tab goes on to: the centre's address with the encrypted query. Undefined where the site has no centre.
 * @throws Error when the part that encrypts can't be had
 */
export const centreAddress = async (now: number): Promise<string | undefined> => {
  const { cleaningCentre, clientType, siteEnv } = environment()
  const token = $token.get()
  const user = $user.get()
  if (cleaningCentre === null || token === undefined || user === undefined) return undefined
  const { encryptRequest } = await import('./cleaning-centre-link.ts')
  const facts = { token, language: $language.get(), tenantId: user.tenantId, systemType: clientType, siteEnv }
  const address = new URL(cleaningCentre.address, location.origin)
  address.searchParams.set('data', encryptRequest(facts, cleaningCentre, now))
  return address.href
}
