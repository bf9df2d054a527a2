import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveCentre } from '#clean-centre/index.ts'
import { developmentIssuer } from '#contract/calls/identity/workplace.ts'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import type { Environment, WorkplaceSignIn } from '#contract/page/environment.ts'
import { byGroup, type CallGroup, vitalGroups } from '../database/engine/call-groups.ts'
import { askOf } from '../database/engine/open-parts.ts'
import { waitWhileItAnswers } from '../database/engine/unavailable.pure.ts'
import type { OpenDatabase } from '../database/open.ts'
import { reloadMarkup, serveDevReload } from '../development/dev-reload.ts'
import { serveOutbox } from '../development/serve-outbox.ts'
import { serveWorkplaceProvider } from '../development/serve-workplace-provider.ts'
import { createDocument, json, madeOnce, sendDocument } from '../http/answer/documents.ts'
import { serveHealth } from '../http/health.ts'
import type { Turn } from '../http/lines.ts'
import { openApi } from '../http/open-api.pure.ts'
import { type FindMember, serveCalls } from '../http/serve-calls.ts'
import type { Served } from '../http/served.ts'
import { type AnswerPage, answerUnknownPaths } from '../http/unknown-paths.ts'
import { servePolicyReports } from '../portal/policy/serve-policy-reports.ts'
import type { PortalFiles, PortalFolders } from '../portal/read-files.ts'
import type { Releases } from '../portal/release/releases-of.ts'
import type { FindVisitor } from '../portal/render-frame.ts'
import { type Portal, servePortal } from '../portal/serve-portal.ts'
import { serveWellKnown } from '../portal/serve-well-known.ts'
import type { CloudServices } from '../services.ts'
import { shipSubApps } from '../shipped/sub-apps.ts'
import { centrePath } from '../topics/cleaning/centre/centre.ts'
import { spendCentreRequest } from '../topics/cleaning/sql/centre-requests.ts'
import { callerFinder } from '../topics/identity/find-caller.ts'
import { visitorFinder } from '../topics/identity/routes/find-visitor.ts'
import { passwordLinkCalls } from '../topics/identity/routes/password-link.ts'
import { serveWorkplace, workplaceCalls } from '../topics/identity/routes/workplace.ts'
import { openWorkplaceProvider } from '../topics/identity/sign-in/workplace-provider.ts'
import { topics } from '../topics/index.ts'
import { openCurrentTexts } from '../topics/languages/current-texts.ts'
import { describeOutside, outsideDocumentPath } from '../topics/open-platform/outside/describe.ts'
import { openReleases } from '../topics/releases/open.ts'
import { permissionsFinder } from '../topics/robots/permissions-that-count.ts'
import { collectRoutes } from './collect-routes.ts'

export type CloudParts = {
  services: Omit<CloudServices, 'database' | 'permissionsOf' | 'releases'>
  open: OpenDatabase
  isStopping: () => boolean
  /** What is wrong, although the cloud can work; undefined where all is well. */
  trouble: () => string | undefined
  /** Whether another process keeps the data, which can go away by itself. */
  isServer: boolean
  turn: Turn
  mode: 'development' | 'production'
  /** The built portal; without it there are calls alone. */
  portal: { folders: PortalFolders; files: PortalFiles } | undefined
  workplaceClientSecret: string | undefined
  securityContact: string | undefined
  /** Origins of other pages that are the portal's own, too. */
  allowedOrigins: readonly string[]
  dev: { reloads: EventTarget } | undefined
  /** Where the server can be reached, as `http://localhost:8080`; known once the server listens. */
  address: () => string
}

/** Puts all that the cloud answers onto its server: calls, health, what developers need, and the portal's pages. */
export const serveCloud = async (server: FastifyInstance, parts: CloudParts): Promise<void> => {
  const { services, open, isStopping, isServer, turn, mode, portal, dev } = parts
  const { now, rules, centre } = services
  const permissionsOf = permissionsFinder({
    // With PGlite all calls wait in one line for one connection: there no table is slow, and the frame's place is better.
    ...(isServer
      ? { database: open.of('stores'), patienceMs: 1_000 }
      : { database: open.of('frame'), patienceMs: 8_000 }),
    onFailure: error => server.log.warn({ err: error }, 'permissions for material packs did not count')
  })
  let pages: Portal | undefined
  const releases = openReleases({
    open,
    now,
    announce: services.announce,
    log: server.log,
    isStopping,
    portal: portal && { folders: portal.folders, files: () => pages?.files() ?? portal.files }
  })
  const servicesOf = (group: CallGroup): CloudServices => ({
    ...services,
    permissionsOf,
    releases,
    database: open.of(group)
  })
  const environment = portal?.files.environment
  const workplace = environment?.workplaceSignIn
  const answers = collectRoutes(topics, servicesOf)
  const onFailure = (error: unknown) => server.log.warn({ err: error }, 'the use of a session could not be noted')
  const findCallerFor = byGroup(
    (group): FindMember => callerFinder({ database: open.of(group), now, sessionMs: rules.session.lifeMs, onFailure })
  )
  // PGlite is in this process, and has one connection, where a call may rightly wait for another.
  const awaiting = isServer ? waitWhileItAnswers(open.ask) : undefined
  const others = [
    ...passwordLinkCalls(servicesOf('signIn')),
    ...(workplace === undefined ? [] : workplaceCalls(servicesOf('signIn')))
  ]
  const groupFor = (served: Served): CallGroup => answers.groupOf(served) ?? 'signIn'
  const findMemberFor = (served: Served) => findCallerFor(groupFor(served))
  serveCalls(server, [...answers.all, ...others], {
    findMemberFor,
    permissionsOf,
    groupFor,
    turn,
    awaiting,
    allowedOrigins: parts.allowedOrigins
  })
  if (workplace !== undefined) await addWorkplace(server, parts, servicesOf('signIn'), workplace)
  for (const { serve } of topics) serve?.(server, { databaseOf: open.of, now, turn, awaiting })
  const describe = (path: string, make: () => unknown) => {
    const description = madeOnce(() => createDocument(json, JSON.stringify(make())))
    server.get(path, async (request, reply) => sendDocument(request, reply, await description()))
  }
  describe('/api/openapi.json', () => openApi(calls))
  describe(outsideDocumentPath, describeOutside)
  if (mode === 'development') {
    serveOutbox(server, open.of('account'), now)
    if (centre?.address === centrePath && portal !== undefined)
      serveCentre(server, {
        path: centrePath,
        keys: centre.keys,
        now,
        spend: (signature, time) => spendCentreRequest(open.of('account'), signature, time),
        portal: parts.address,
        script: join(portal.folders.build, 'clean-centre/centre.js')
      })
  }
  const askAsCalls = () => Promise.all(vitalGroups.map(group => askOf(open.of(group))()))
  serveHealth(server, { ask: open.ask, write: open.write, askAsCalls, trouble: parts.trouble }, isStopping)
  servePolicyReports(server, rules.policyReports)
  serveWellKnown(server, parts.securityContact, now)
  const userInfo = answers.of('userInfo')
  const menuTree = answers.of('menuTree')
  const currentTexts = openCurrentTexts(open.of('frame'))
  const findVisitor = visitorFinder({ findCaller: findCallerFor('frame'), userInfo, menuTree, currentTexts })
  // A portal whose calls go elsewhere has its sessions there as well.
  const isOwnCloud = environment?.apiBase === null
  const findPersonNow = findCallerFor('frame')
  const findPerson: Releases['findPerson'] = (token, request) =>
    turn(request, 'frame', 'caller', () => findPersonNow(token))
  const onEnvironment = ({ subApps }: Environment) => open.exclusively(patient => shipSubApps(patient, subApps, now()))
  const ownCloud = isOwnCloud ? { findVisitor, releases: { inForce: releases.inForce, findPerson }, onEnvironment } : {}
  pages = await addPortal(server, { portal, turn, dev, ...ownCloud })
  const answerPage = pages?.answerPage ?? noPages
  const apiPaths = new Set([
    '/api/openapi.json',
    outsideDocumentPath,
    ...[...Object.values(calls), ...Object.values(outsideCalls)].map(({ path }) => path)
  ])
  answerUnknownPaths(server, { apiPaths, answerPage })
}

const addWorkplace = async (
  server: FastifyInstance,
  { workplaceClientSecret, address }: CloudParts,
  services: CloudServices,
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
  {
    portal,
    turn,
    dev,
    ...ownCloud
  }: Pick<CloudParts, 'portal' | 'turn' | 'dev'> & {
    findVisitor?: FindVisitor
    releases?: Releases
    onEnvironment?: (environment: Environment) => Promise<void>
  }
): Promise<Portal | undefined> => {
  if (portal === undefined) return undefined
  const pages = await servePortal(server, {
    ...portal,
    turn,
    extraMarkup: dev === undefined ? '' : reloadMarkup,
    ...ownCloud
  })
  if (dev !== undefined) {
    const { tellPages } = serveDevReload(server)
    dev.reloads.addEventListener('reload', () => {
      pages.reload().then(tellPages, error => server.log.error({ err: error }, 'the new build cannot be served'))
    })
  }
  return pages
}
