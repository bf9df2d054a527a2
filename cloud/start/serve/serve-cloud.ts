import type { FastifyInstance } from 'fastify'
import { byGroup, type CallGroup, vitalGroups } from '../../database/engine/call-groups.ts'
import { askOf } from '../../database/engine/open-parts.ts'
import { waitWhileItAnswers } from '../../database/engine/unavailable.pure.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { serveForDevelopers } from '../../development/serve-for-developers.ts'
import { serveHealth } from '../../http/health.ts'
import type { Turn } from '../../http/lines.ts'
import { type FindMember, serveCalls } from '../../http/serve-calls.ts'
import type { Served } from '../../http/served.ts'
import { answerUnknownPaths } from '../../http/unknown-paths.ts'
import { servePolicyReports } from '../../portal/policy/serve-policy-reports.ts'
import type { Portal } from '../../portal/serve-portal.ts'
import { serveWellKnown } from '../../portal/serve-well-known.ts'
import type { CloudServices } from '../../services.ts'
import { callerFinder, expiredFinder } from '../../topics/identity/find-caller.ts'
import { passwordLinkCalls } from '../../topics/identity/routes/password-link.ts'
import { workplaceCalls } from '../../topics/identity/routes/workplace.ts'
import { topics } from '../../topics/index.ts'
import { openReleases } from '../../topics/releases/open.ts'
import { reporterFinder } from '../../topics/robot-credentials/find-reporter.ts'
import { permissionsFinder } from '../../topics/robots/permissions-that-count.ts'
import type { CloudOptions } from '../cloud-options.ts'
import type { ReadPortal } from '../read-portal.ts'
import { collectRoutes } from './collect-routes.ts'
import { apiPaths, serveDescriptions } from './serve-descriptions.ts'
import { servePages } from './serve-pages.ts'
import { serveWorkplaceSignIn } from './serve-workplace-sign-in.ts'

export type CloudParts = {
  options: CloudOptions
  portal: ReadPortal
  services: Omit<CloudServices, 'database' | 'permissionsOf' | 'releases'>
  open: OpenDatabase
  turn: Turn
  isStopping: () => boolean
  /** A trouble with which the cloud can still work; undefined where all is well. */
  trouble: () => string | undefined
  /** Where the server can be reached, as `http://localhost:8080`; known once the server listens. */
  address: () => string
}

/** Puts all that the cloud answers onto its server: calls, health, what developers need, and the portal's pages. */
export const serveCloud = async (server: FastifyInstance, parts: CloudParts): Promise<void> => {
  const { options, open, turn, isStopping, trouble, address } = parts
  const { mode, files } = parts.portal
  const { now, rules, announce, centre } = parts.services
  const { log } = server
  const isServer = options.data.kind === 'server'
  const permissionsOf = permissionsFinder({
    // With PGlite all calls wait in one line for one connection: there no table is slow, and the frame's place is better.
    ...(isServer
      ? { database: open.of('stores'), patienceMs: 1_000 }
      : { database: open.of('frame'), patienceMs: 8_000 }),
    onFailure: error => log.warn({ err: error }, 'permissions for material packs did not count')
  })
  const built = options.portal && files && { folders: options.portal, files }
  let pages: Portal | undefined
  const releases = openReleases({
    open,
    now,
    announce,
    log,
    isStopping,
    portal: built && { folders: built.folders, files: () => pages?.files() ?? built.files }
  })
  const servicesOf = (group: CallGroup): CloudServices => ({
    ...parts.services,
    permissionsOf,
    releases,
    database: open.of(group)
  })

  const answers = collectRoutes(topics, servicesOf)
  const groupFor = (served: Served): CallGroup => answers.groupOf(served) ?? 'signIn'
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the use of a session could not be noted')
  const onUnnotedUse = (error: unknown) => log.warn({ err: error }, 'the use of credentials could not be noted')
  const findCallerFor = byGroup(
    (group): FindMember => callerFinder({ database: open.of(group), now, sessionMs: rules.session.lifeMs, onFailure })
  )
  const hasExpiredFor = byGroup(group => expiredFinder({ database: open.of(group), now }))
  // PGlite is in this process, and has one connection, where a call may rightly wait for another.
  const awaiting = isServer ? waitWhileItAnswers(open.ask) : undefined
  const workplace = files?.environment.workplaceSignIn
  const signIn = servicesOf('signIn')
  const others = [...passwordLinkCalls(signIn), ...(workplace === undefined ? [] : workplaceCalls(signIn))]
  serveCalls(server, [...answers.all, ...others], {
    hasExpiredFor: served => hasExpiredFor(groupFor(served)),
    findMemberFor: served => findCallerFor(groupFor(served)),
    findReporter: reporterFinder({ database: open.of('reports'), now, onFailure: onUnnotedUse }),
    permissionsOf,
    groupFor,
    turn,
    awaiting,
    allowedOrigins: options.allowedOrigins
  })
  if (workplace !== undefined)
    await serveWorkplaceSignIn(server, workplace, { services: signIn, secret: options.workplaceClientSecret, address })
  for (const { serve } of topics) serve?.(server, { databaseOf: open.of, now, turn, awaiting })

  serveDescriptions(server)
  if (mode === 'development') serveForDevelopers(server, { database: open.of('account'), now, centre, built, address })
  const askAsCalls = () => Promise.all(vitalGroups.map(group => askOf(open.of(group))()))
  serveHealth(server, { ask: open.ask, write: open.write, askAsCalls, trouble }, isStopping)
  servePolicyReports(server, rules.policyReports)
  serveWellKnown(server, options.securityContact, now)

  if (built !== undefined)
    pages = await servePages(server, built, {
      open,
      now,
      turn,
      dev: options.dev,
      answers,
      findCaller: findCallerFor('frame'),
      inForce: releases.inForce
    })
  answerUnknownPaths(server, { apiPaths, answerPage: pages?.answerPage ?? (async () => false) })
}
