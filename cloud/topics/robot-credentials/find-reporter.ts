import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import type { Scope } from '../../database/rows/scope.ts'
import type { SentCredentials } from '../identity/credentials/sent-credentials.pure.ts'
import { isSecretOf } from '../identity/index.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { nextUse } from './note-use.pure.ts'
import { credentialsFinder, type FoundCredentials, putUse } from './sql/reporter.ts'

/** Who makes a call of robots: a person's account that reports, a robot, or a gateway. */
export type Reporter = {
  /** The account; null for a robot and a gateway. */
  userId: number | null
  /** The robots that it speaks for. */
  robots: ReportScope
  /** Whose elevators, telephones and watches it speaks for. */
  devices: Scope
}

const reporterOf = (found: FoundCredentials): Reporter => {
  const { robotId, gatewayId, tenantId, reportsDevices } = found
  const nobody: Scope = { of: 'nobody' }
  if (robotId !== null) return { userId: null, robots: { of: 'robot', robotId }, devices: nobody }
  if (gatewayId === null) throw new TypeError('credentials have neither a robot nor a gateway')
  const all: Scope = tenantId === null ? { of: 'everyTenant' } : { of: 'tenant', tenantId }
  return { userId: null, robots: { of: 'gateway', gatewayId, tenantId }, devices: reportsDevices ? all : nobody }
}

type Parts = { database: Database; now: Clock; onFailure: (error: unknown) => void }

/**
 * Finds who makes a call of robots by a key and its secret, and notes that they were used. Wrong ones cost one look by an index
 * and two SHA-256, and write nothing.
 */
export const reporterFinder = ({ database, now, onFailure }: Parts) => {
  const find = credentialsFinder(database)
  const noteUse = async (found: FoundCredentials, address: string): Promise<void> => {
    const time = now()
    const use = nextUse(found, { address, now: time })
    if (use === undefined) return
    const { credentialsId, robotId, gatewayId, tenantId, storeId, name, serial } = found
    const isNewlyShared = use.sharedTime !== found.sharedTime
    try {
      await database.transaction(async transaction => {
        await putUse(transaction, credentialsId, use)
        const subjectId = robotId ?? gatewayId
        if (isNewlyShared && tenantId !== null && subjectId !== null)
          await addDeviceEvent(transaction, {
            tenantId,
            storeId,
            kind: 'credentialsShared',
            subjectId,
            deviceName: name,
            serial: serial ?? '',
            detail: `${use.sharedAddress}, ${address}`,
            time
          })
      })
    } catch (error) {
      // A robot's report is worth more than the note that its credentials were used.
      onFailure(error)
    }
  }
  return async ({ key, secret }: SentCredentials, address: string): Promise<Reporter | undefined> => {
    const found = await find(key)
    if (!isSecretOf(found, secret, now()) || found === undefined) return undefined
    await noteUse(found, address)
    return reporterOf(found)
  }
}
