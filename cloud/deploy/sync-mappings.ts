import type { RobotMapping, WantedMapping } from '#contract/calls/deploy/mapping-features.ts'
import { findMappingsOfRobots, putSaidMappings } from '../database/deploy/mapping-features.ts'
import type { Database } from '../database/open.ts'
import type { Scope } from '../database/rows/scope.ts'

/**
 * Keeps what robots say of their configurations, and tells each another one where that changed. Of a robot that comes
 * twice the last word counts.
 * @returns also the tenants whose robots said something new
 */
export const syncMappings = async (
  database: Database,
  scope: Scope,
  said: readonly RobotMapping[],
  now: number
): Promise<{ list: WantedMapping[]; tenantIds: number[] }> => {
  const heldBy = new Map(said.map(({ serial, held }) => [serial, held]))
  const wanted = await findMappingsOfRobots(database, scope, [...heldBy.keys()])
  const rows = wanted.flatMap(({ robotId, serial }) => {
    const held = heldBy.get(serial)
    return held ? [{ robotId, ...held }] : []
  })
  const news = await putSaidMappings(database, rows, now)
  const list = wanted
    .filter(({ serial, mappingId, version }) => {
      const held = heldBy.get(serial)
      return held?.mappingId !== mappingId || held.version !== version
    })
    .map(({ serial, mappingId, version, features }) => ({ serial, mappingId, version, features }))
  const tenantIds = wanted.filter(({ robotId }) => news.includes(robotId)).map(({ tenantId }) => tenantId)
  return { list, tenantIds: [...new Set(tenantIds)] }
}
