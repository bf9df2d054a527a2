import type { FastifyRequest } from 'fastify'
import { networkAddress } from '../identity/network-address.ts'
import type { Origin } from '../identity/origin.ts'

/** From where a request comes. */
export const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  networkAddress: networkAddress(ip),
  userAgent: headers['user-agent'] ?? '',
  acceptLanguage: headers['accept-language'] ?? ''
})
