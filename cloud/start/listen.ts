import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { reasonOf, StartError } from '../start-error.pure.ts'

const explanations: Record<string, string> = {
  EADDRINUSE: 'it is in use by another program. Stop that one, or set PORT to another number',
  EACCES: 'this user may not listen on it. Ports below 1024 need rights that the cloud should not have',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one that it has',
  ENOTFOUND: 'no such host is known. Set HOST to an address of this machine'
}

/** Why listening failed, as one line. */
const listenError = (error: unknown, host: string, port: number): StartError => {
  const reason = explanations[(error as NodeJS.ErrnoException).code ?? ''] ?? reasonOf(error)
  return new StartError(`Cannot listen on ${host}, port ${port}: ${reason}.`, { cause: error })
}

/**
 * Listens for a moment, so that a start which must fail for its port does so before it has touched any data.
 * @throws StartError
 */
export const checkPort = async (host: string, port: number): Promise<void> => {
  const probe = createServer()
  try {
    probe.listen({ host, port })
    await once(probe, 'listening')
  } catch (error) {
    throw listenError(error, host, port)
  }
  probe.close()
  await once(probe, 'close')
}

/** @throws StartError */
export const listen = async (server: FastifyInstance, host: string, port: number): Promise<void> => {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw listenError(error, host, port)
  }
}

/** Where a listening server is, as a browser on this machine writes it. */
export const addressOf = (server: FastifyInstance, host: string): string =>
  `http://${nameOf(host)}:${(server.server.address() as AddressInfo).port}`

/** A host as it stands in an address; one that means this machine or all of its addresses is `localhost`. */
const nameOf = (host: string): string => {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
