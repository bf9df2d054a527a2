import type { FastifyRequest } from 'fastify'
import { clientAddress, networkAddress } from '../identity/network-address.ts'
import type { Origin } from '../identity/origin.ts'
import type { PageClaim } from './own-page.ts'

/** What limits and logs know a client by. Without trusted proxies that is whoever connects, whatever a header says. */
export const networkAddressOf = ({ ip, ips }: FastifyRequest): string => networkAddress(clientAddress(ips ?? [ip]))

/** From where a request comes. */
export const originOf = (request: FastifyRequest): Origin => ({
  networkAddress: networkAddressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
  acceptLanguage: request.headers['accept-language'] ?? ''
})

/** What a request says of its page; a trusted proxy says by which host it was asked. */
export const pageClaimOf = ({ headers, host }: FastifyRequest): PageClaim => {
  const fetchSite = headers['sec-fetch-site']
  return { origin: headers.origin, fetchSite: fetchSite === undefined ? undefined : String(fetchSite), host }
}
