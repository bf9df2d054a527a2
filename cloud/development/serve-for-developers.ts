import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveCentre } from '#clean-centre/index.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import type { PortalFolders } from '../portal/read-files.ts'
import { type Centre, centrePath } from '../topics/cleaning/centre/centre.ts'
import { spendCentreRequest } from '../topics/cleaning/sql/centre-requests.ts'
import { serveOutbox } from './serve-outbox.ts'

type Parts = {
  database: Database
  now: Clock
  centre: Centre | undefined
  built: { folders: PortalFolders } | undefined
  address: () => string
}

/** Serves what only developers need: the outbox, and the cleaning control centre that plays the real one. */
export const serveForDevelopers = (server: FastifyInstance, { database, now, centre, built, address }: Parts): void => {
  serveOutbox(server, database, now)
  if (centre?.address !== centrePath || built === undefined) return
  serveCentre(server, {
    path: centrePath,
    keys: centre.keys,
    now,
    spend: (signature, time) => spendCentreRequest(database, signature, time),
    portal: address,
    script: join(built.folders.build, 'clean-centre/centre.js')
  })
}
