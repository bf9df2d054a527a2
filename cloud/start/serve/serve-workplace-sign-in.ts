import type { FastifyInstance } from 'fastify'
import { developmentIssuer } from '#contract/calls/identity/workplace.ts'
import type { WorkplaceSignIn } from '#contract/page/environment.ts'
import { serveWorkplaceProvider } from '../../development/serve-workplace-provider.ts'
import type { CloudServices } from '../../services.ts'
import { serveWorkplace } from '../../topics/identity/routes/workplace.ts'
import { openWorkplaceProvider } from '../../topics/identity/sign-in/workplace-provider.ts'

type Parts = {
  services: CloudServices
  /** Of the portal, at the provider. */
  secret: string | undefined
  address: () => string
}

/** Serves the sign-in of internal employees, and for developers a provider that plays the workplace's own. */
export const serveWorkplaceSignIn = async (
  server: FastifyInstance,
  { issuer, clientId, origin }: WorkplaceSignIn,
  { services, secret, address }: Parts
): Promise<void> => {
  const isOwn = issuer === developmentIssuer
  if (isOwn) await serveWorkplaceProvider(server, { database: services.database, clientId, address })
  const issuedBy = () => (isOwn ? address() + developmentIssuer : issuer)
  serveWorkplace(server, services, { provider: openWorkplaceProvider({ issuer: issuedBy, clientId }, secret), origin })
}
