import type { FastifyRequest } from 'fastify'
import { clientAddress, networkAddress } from '../../topics/identity/sign-in/network-address.pure.ts'
import type { PageClaim } from '../own-page.pure.ts'
import type { Origin } from './origin.ts'

/** A client's address for limits and logs. Without trusted proxies it is the address that connects: no header counts. */
export const networkAddressOf = ({ ip, ips }: FastifyRequest): string => networkAddress(clientAddress(ips ?? [ip]))

/** From where a request comes. */
export const originOf = (request: FastifyRequest): Origin => ({
  networkAddress: networkAddressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
  acceptLanguage: request.headers['accept-language'] ?? ''
})

/** A request's claim about its page. A trusted proxy tells the host that the browser asked. */
export const pageClaimOf = ({ headers, host }: FastifyRequest): PageClaim => {
  const fetchSite = headers['sec-fetch-site']
  return { origin: headers.origin, fetchSite: fetchSite === undefined ? undefined : String(fetchSite), host }
}
