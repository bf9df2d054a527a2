import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { OpenDatabase } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { openReleasesInForce } from './in-force.ts'
import type { ReleaseServices, ServedPortal } from './services.ts'
import { wayBack } from './way-back.ts'

type Parts = {
  open: Pick<OpenDatabase, 'of'>
  now: Clock
  announce: Announce
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  portal: ServedPortal | undefined
  isStopping: () => boolean
}

/** Opens the services that release calls, pages and the way back share. */
export const openReleases = ({ open, now, announce, log, portal, isStopping }: Parts): ReleaseServices => {
  const inForce = openReleasesInForce(open.of('frame'), error =>
    log.warn({ err: error }, 'the releases in force could not be read; pages go on with those that were read last')
  )
  const releases: ReleaseServices = {
    portal,
    inForce,
    changed: () => {
      inForce.forget()
      announce.toEveryone('releases_changed')
    },
    reported: modules => compare(modules)
  }
  const compare = wayBack({
    database: open.of('usage'),
    now,
    releases,
    announce,
    isStopping,
    onFailure: error => log.error({ err: error }, 'a release could not be compared with the version before it')
  })
  return releases
}
