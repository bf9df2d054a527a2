import type { DatabasePlace, DatabaseShares, OpenDatabase } from '../open.ts'
import { openPglite } from './open-pglite.ts'
import { openServer } from './open-server.ts'

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when it can't be reached or opened.
 */
export const openDatabase = (place: DatabasePlace, shares: DatabaseShares): Promise<OpenDatabase> =>
  place.kind === 'server' ? openServer(place, shares) : openPglite(place, shares)
