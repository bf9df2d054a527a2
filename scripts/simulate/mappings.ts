import type { HeldMapping, WantedMapping } from '#contract/calls/deploy/mapping-features.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import { randomFrom } from '../../cloud/random.pure.ts'
import type { RobotCloud } from './robot-cloud.ts'
import { turnsOf } from './turns.ts'

/** The share of configurations that a robot can't take. */
const failedShare = 0.05
const failures = ['space', 'unsupported', 'internal'] as const satisfies RobotFailure[]

type Told = Pick<WantedMapping, 'serial' | 'mappingId' | 'version'>

/**
 * The outcome of a configuration at a robot that was told it. It is the same for the same seed, robot and version. Told
 * once more, a robot takes a configuration that it could not take before, unless its model can't do that at all.
 */
export const heldOf = ({ serial, mappingId, version }: Told, seed: string, before?: HeldMapping): HeldMapping => {
  const isTold = before?.mappingId === mappingId && before.version === version
  if (isTold) return { ...before, failure: before.failure === 'unsupported' ? 'unsupported' : null }
  const random = randomFrom(seed, 'mapping', serial, mappingId, version)
  return { mappingId, version, failure: random.next() < failedShare ? random.pick<RobotFailure>(failures) : null }
}

/** One second of the robots: the next ones report the configurations that they have, and take those that they are told. */
export const takeMappings = (
  cloud: Pick<RobotCloud, 'syncMappings'>,
  seed: string,
  robots: readonly { serial: string }[]
): (() => Promise<void>) => {
  const held = new Map<string, HeldMapping>()
  const next = turnsOf(robots)
  return async () => {
    const wanted = await cloud.syncMappings(next().map(({ serial }) => ({ serial, held: held.get(serial) ?? null })))
    for (const one of wanted) held.set(one.serial, heldOf(one, seed, held.get(one.serial)))
  }
}
