import * as v from 'valibot'
import { type ModuleLoad, moduleLoad, type UsageEvent } from '#contract/calls/usage/tracking.ts'
import type { Database } from '../../database/open.ts'
import { type ReleaseServices, releasable } from './services.ts'
import { noteLoad } from './sql/module-loads.ts'

/** The loads of modules that the events of one envelope report. */
export const loadsIn = (events: readonly UsageEvent[]): ModuleLoad[] =>
  events.flatMap(({ event, properties }) => {
    const read = event === 'moduleLoad' ? v.safeParse(moduleLoad, properties) : undefined
    return read?.success ? [read.output] : []
  })

/** Loads of one envelope that are noted: a page loads no more modules in the time of an envelope. */
const notedMax = 10

/**
 * Notes how modules came to a person. Only versions in force count: a made-up address fills no table.
 * @returns the modules of which something was noted
 */
export const noteLoads = async (
  database: Database,
  releases: ReleaseServices,
  loads: readonly ModuleLoad[],
  by: { userId: number; time: number }
): Promise<string[]> => {
  if (loads.length === 0) return []
  const ofEnvironment = releasable(releases)
  const inForce = await releases.inForce.find()
  const counting = loads
    .filter(
      ({ module, address }) =>
        ofEnvironment.get(module) === address ||
        inForce.some(release => release.module === module && release.address === address)
    )
    .slice(0, notedMax)
  for (const load of counting) await noteLoad(database, { ...load, ...by })
  const released = new Set(inForce.map(({ module }) => module))
  return [...new Set(counting.map(({ module }) => module))].filter(module => released.has(module))
}
