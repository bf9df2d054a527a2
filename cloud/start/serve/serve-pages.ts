import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { OpenDatabase } from '../../database/open.ts'
import { reloadMarkup, serveDevReload } from '../../development/dev-reload.ts'
import type { Turn } from '../../http/lines.ts'
import type { FindMember } from '../../http/serve-calls.ts'
import type { PortalFiles, PortalFolders } from '../../portal/read-files.ts'
import type { Releases } from '../../portal/release/releases-of.ts'
import { type Portal, servePortal } from '../../portal/serve-portal.ts'
import { shipSubApps } from '../../shipped/sub-apps.ts'
import { visitorFinder } from '../../topics/identity/routes/find-visitor.ts'
import { openCurrentTexts } from '../../topics/languages/current-texts.ts'
import type { CloudOptions } from '../cloud-options.ts'
import type { Answers } from './collect-routes.ts'

type Parts = {
  open: OpenDatabase
  now: Clock
  turn: Turn
  dev: CloudOptions['dev']
  answers: Answers
  /** Finds a caller over the connections of the frame. */
  findCaller: FindMember
  inForce: Releases['inForce']
}

/** What pages know of their own cloud: who asks for one, and the versions of sub-applications that people get. */
const ownCloudOf = ({ open, now, turn, answers, findCaller, inForce }: Parts) => {
  const findPerson: Releases['findPerson'] = (token, request) =>
    turn(request, 'frame', 'caller', () => findCaller(token))
  return {
    findVisitor: visitorFinder({
      findCaller,
      userInfo: answers.of('userInfo'),
      menuTree: answers.of('menuTree'),
      currentTexts: openCurrentTexts(open.of('frame'))
    }),
    releases: { inForce, findPerson },
    onEnvironment: ({ subApps }: PortalFiles['environment']) =>
      open.exclusively(patient => shipSubApps(patient, subApps, now()))
  }
}

/** Serves the portal's pages, and while somebody develops, has open pages reload after a build. */
export const servePages = async (
  server: FastifyInstance,
  built: { folders: PortalFolders; files: PortalFiles },
  parts: Parts
): Promise<Portal> => {
  const { turn, dev } = parts
  // A portal whose calls go elsewhere has its sessions there as well.
  const isOwnCloud = built.files.environment.apiBase === null
  const pages = await servePortal(server, {
    ...built,
    turn,
    extraMarkup: dev === undefined ? '' : reloadMarkup,
    ...(isOwnCloud && ownCloudOf(parts))
  })
  if (dev !== undefined) {
    const { tellPages } = serveDevReload(server)
    dev.reloads.addEventListener('reload', () => {
      pages.reload().then(tellPages, error => server.log.error({ err: error }, 'the new build cannot be served'))
    })
  }
  return pages
}
