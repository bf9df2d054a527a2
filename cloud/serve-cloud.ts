import type { FastifyInstance } from 'fastify'
import type { WorkplaceSignIn } from '#contract/environment.ts'
import { developmentIssuer } from '#contract/identity-workplace.ts'
import { calls } from '#contract/index.ts'
import type { OpenDatabase } from './database/open.ts'
import { waitWhileItAnswers } from './database/unavailable.ts'
import { serveWorkplaceProvider } from './development/serve-workplace-provider.ts'
import { serveCalls } from './http/serve-calls.ts'
import { type AnswerPage, answerUnknownPaths } from './http/unknown-paths.ts'
import { callerFinder } from './identity/find-caller.ts'
import type { IdentityServices } from './identity/services.ts'
import { openWorkplaceProvider } from './identity/workplace-provider.ts'
import { openCurrentTexts } from './languages/current-texts.ts'
import type { FindVisitor } from './portal/draw-frame.ts'
import type { PortalFiles, PortalFolders } from './portal/read-files.ts'
import { servePolicyReports } from './portal/serve-policy-reports.ts'
import { servePortal } from './portal/serve-portal.ts'
import { serveCleaningCentre } from './routes/cleaning-centre.ts'
import { reloadMarkup, serveDevReload } from './routes/dev-reload.ts'
import { visitorFinder } from './routes/find-visitor.ts'
import { serveHealth } from './routes/health.ts'
import { routes } from './routes/index.ts'
import { openApi } from './routes/open-api.ts'
import { serveOutbox } from './routes/outbox.ts'
import { passwordLinkCalls } from './routes/password-link.ts'
import { serveWorkplace, workplaceCalls } from './routes/workplace.ts'

export type Served = {
  services: IdentityServices
  open: OpenDatabase
  /** Whether another process keeps the data, which can go away by itself. */
  isServer: boolean
  mode: 'development' | 'production'
  /** The built portal; without it there are calls alone. */
  portal: { folders: PortalFolders; files: PortalFiles } | undefined
  workplaceClientSecret: string | undefined
  /** Origins of other pages that are the portal's own, too. */
  allowedOrigins: readonly string[]
  dev: { reloads: EventTarget } | undefined
  /** Where the server can be reached, as `http://localhost:8080`; known once the server listens. */
  address: () => string
}

/** Puts all that the cloud answers onto its server: calls, health, what developers need, and the portal's pages. */
export const serveCloud = async (server: FastifyInstance, served: Served): Promise<void> => {
  const { services, open, isServer, mode, portal, dev } = served
  const { database, now, rules } = services
  const environment = portal?.files.environment
  const workplace = environment?.workplaceSignIn
  const answers = routes(services)
  const findCaller = callerFinder({
    database,
    now,
    sessionMs: rules.session.lifeMs,
    onFailure: error => server.log.warn({ err: error }, 'the use of a session could not be noted')
  })
  // PGlite is in this process, and has one connection, where a call may rightly wait for another.
  const awaiting = isServer ? waitWhileItAnswers(open.ask) : undefined
  const all = [
    ...Object.values(answers),
    ...passwordLinkCalls(services),
    ...(workplace === undefined ? [] : workplaceCalls(services))
  ]
  serveCalls(server, all, { findMember: findCaller, awaiting, allowedOrigins: served.allowedOrigins })
  if (workplace !== undefined) await addWorkplace(server, served, workplace)
  const description = openApi(calls)
  server.get('/api/openapi.json', async () => description)
  if (mode === 'development') {
    serveOutbox(server, database, now)
    const keys = environment?.cleaningCentre
    if (keys) serveCleaningCentre(server, { database, now, findMember: findCaller, keys })
  }
  serveHealth(server, open.ask)
  servePolicyReports(server, rules.policyReports)
  const { userInfo, menuTree } = answers
  const findVisitor = visitorFinder({ findCaller, userInfo, menuTree, currentTexts: openCurrentTexts(database) })
  // A portal whose calls go elsewhere has its sessions there as well.
  const isOwnCloud = environment?.apiBase === null
  const answerPage = await addPortal(server, { portal, dev, findVisitor: isOwnCloud ? findVisitor : undefined })
  const apiPaths = new Set(['/api/openapi.json', ...Object.values(calls).map(({ path }) => path)])
  answerUnknownPaths(server, { apiPaths, answerPage })
}

const addWorkplace = async (
  server: FastifyInstance,
  { services, workplaceClientSecret, address }: Served,
  { issuer, clientId, origin }: WorkplaceSignIn
): Promise<void> => {
  const isOwn = issuer === developmentIssuer
  if (isOwn) await serveWorkplaceProvider(server, { database: services.database, clientId, address })
  const issuedBy = () => (isOwn ? address() + developmentIssuer : issuer)
  const provider = openWorkplaceProvider({ issuer: issuedBy, clientId }, workplaceClientSecret)
  serveWorkplace(server, services, { provider, origin })
}

const noPages: AnswerPage = async () => false

const addPortal = async (
  server: FastifyInstance,
  { portal, dev, findVisitor }: Pick<Served, 'portal' | 'dev'> & { findVisitor: FindVisitor | undefined }
): Promise<AnswerPage> => {
  if (portal === undefined) return noPages
  const pages = await servePortal(server, {
    ...portal,
    extraMarkup: dev === undefined ? '' : reloadMarkup,
    findVisitor
  })
  if (dev !== undefined) {
    const { tellPages } = serveDevReload(server)
    dev.reloads.addEventListener('reload', () => {
      pages.reload().then(tellPages, error => server.log.error({ err: error }, 'the new build cannot be served'))
    })
  }
  return pages.answerPage
}
