import type { HeldMapping, RobotMapping, WantedMapping } from '#contract/calls/deploy/mapping-features.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import { findMappingsOfRobots, forgetSaidMappings, putSaidMappings } from './sql/mapping-features.ts'

type Wanted = { mappingId: number; version: number; toldAgain: boolean | null }

/** Decides the answer to a robot: another configuration, once more the one that it could not take, or nothing. */
export const answerTo = (
  { mappingId, version, toldAgain }: Wanted,
  held: HeldMapping | null | undefined
): 'another' | 'again' | 'nothing' => {
  if (held?.mappingId !== mappingId || held.version !== version) return 'another'
  return toldAgain === true && held.failure !== null ? 'again' : 'nothing'
}

/**
 * Keeps the reports of robots about their configurations, and tells a robot its configuration where that changed. Of two
 * reports of one robot the last counts. A robot that is told once more has reported nothing until it answers.
 * @returns also the tenants whose robots reported something new
 */
export const syncMappings = async (
  database: Database,
  scope: ReportScope,
  said: readonly RobotMapping[],
  now: number
): Promise<{ list: WantedMapping[]; tenantIds: number[] }> => {
  const heldBy = new Map(said.map(({ serial, held }) => [serial, held]))
  const found = await findMappingsOfRobots(database, scope, [...heldBy.keys()])
  const wanted = found.map(one => ({ ...one, answer: answerTo(one, heldBy.get(one.serial)) }))
  const rows = wanted.flatMap(({ robotId, serial, answer }) => {
    const held = heldBy.get(serial)
    return held && answer !== 'again' ? [{ robotId, ...held }] : []
  })
  const news = await putSaidMappings(database, rows, now)
  const again = wanted.filter(({ answer }) => answer === 'again').map(({ robotId }) => robotId)
  await forgetSaidMappings(database, again)
  const list = wanted
    .filter(({ answer }) => answer !== 'nothing')
    .map(({ serial, mappingId, version, features }) => ({ serial, mappingId, version, features }))
  const tenantIds = wanted.filter(({ robotId }) => news.includes(robotId)).map(({ tenantId }) => tenantId)
  return { list, tenantIds: [...new Set(tenantIds)] }
}
