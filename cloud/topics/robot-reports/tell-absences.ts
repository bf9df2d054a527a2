import type { Work } from '../../background.ts'
import type { Database } from '../../database/open.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { noticesOf } from './absence-notices.pure.ts'
import { endTelling, findTenantsWithAbsences, lockAbsences } from './sql/absences.ts'

/** A notice names so many robots; of the others it tells how many there are. */
const namedMost = 3

/** Tells of a tenant's robots that went or came back: one event for each store, however many robots. */
const tellOfTenant = (database: Database, tenantId: number, now: number): Promise<void> =>
  database.transaction(async transaction => {
    const absences = await lockAbsences(transaction, tenantId)
    const { notices, dropped } = noticesOf(absences, now)
    await endTelling(transaction, dropped)
    for (const { kind, storeId, robotIds } of notices) {
      const [subjectId] = robotIds
      if (subjectId === undefined) continue
      const told = absences.filter(({ robotId }) => robotIds.includes(robotId))
      const [only, ...others] = told
      await addDeviceEvent(transaction, {
        tenantId,
        storeId,
        kind,
        subjectId,
        deviceName: told
          .slice(0, namedMost)
          .map(({ name }) => name)
          .join(', '),
        serial: others.length === 0 ? only?.serial : '',
        detail: others.length === 0 ? '' : String(told.length),
        time: now
      })
      await endTelling(transaction, robotIds, kind === 'robotOffline' ? { toldTime: now } : {})
    }
  })

/** Tells people of robots that are offline, and of those that are back. */
export const absenceWork: Work = {
  everyMs: 10_000,
  failed: 'people were not told of robots that are offline',
  round: async ({ database, now, isStopped, onFailure }) => {
    for (const tenantId of await findTenantsWithAbsences(database)) {
      if (isStopped()) return
      // What goes wrong with one tenant must not keep the others.
      await tellOfTenant(database, tenantId, now()).catch(onFailure)
    }
  }
}
