import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import {
  type HeldMapping,
  type RobotMapping,
  syncMappings,
  usualMapping,
  type WantedMapping
} from '#contract/calls/deploy/mapping-features.ts'
import * as limits from '#contract/limits.ts'
import { heldOf, takeMappings } from '../../../scripts/simulate/mappings.ts'

/* How the robots of `npm run simulate` take the features that they may use while they build maps. */

const robots = Array.from({ length: limits.runReportsMax * 2 + 50 }, (_, index) => ({ serial: `T${index}` }))
const told = (serial: string, version = 1) => ({ serial, mappingId: 1, version })

test('takes the same for the same seed, and something else for another seed or version', () => {
  const all = (seed: string, version = 1) => robots.map(({ serial }) => heldOf(told(serial, version), seed).failure)
  expect(all('1')).toEqual(all('1'))
  expect(all('2')).not.toEqual(all('1'))
  expect(all('1', 2)).not.toEqual(all('1'))
  const failed = all('1').filter(failure => failure !== null)
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThan(robots.length / 5)
})

const before = (failure: HeldMapping['failure'], version = 1): HeldMapping => ({ mappingId: 1, version, failure })
const again: [failure: HeldMapping['failure'], then: HeldMapping['failure']][] = [
  ['space', null],
  ['internal', null],
  ['unsupported', 'unsupported']
]
for (const [failure, then] of again)
  test(`told once more, a robot that failed by ${failure} answers ${then}`, () => {
    expect(heldOf(told('T1'), '1', before(failure))).toEqual(before(then))
  })

test('what a robot has of an earlier version decides nothing', () => {
  for (const { serial } of robots)
    expect(heldOf(told(serial, 2), '1', before('unsupported'))).toEqual(heldOf(told(serial, 2), '1'))
})

/** A cloud that has one configuration, and keeps the robots' reports. */
const oneMapping = () => {
  const calls: RobotMapping[][] = []
  const cloud = {
    version: 1,
    calls,
    syncMappings: async (said: readonly RobotMapping[]): Promise<WantedMapping[]> => {
      v.parse(syncMappings.body as v.GenericSchema, { robots: said })
      calls.push([...said])
      return said
        .filter(({ held }) => held?.version !== cloud.version)
        .map(({ serial }) => ({ ...told(serial, cloud.version), features: usualMapping }))
    }
  }
  return cloud
}

test('each robot has its turn, says nothing at first and then what it took', async () => {
  const cloud = oneMapping()
  const turn = takeMappings(cloud, '1', robots)
  for (let count = 0; count < 6; count += 1) await turn()
  expect(cloud.calls.map(said => said.length)).toEqual([100, 100, 50, 100, 100, 50])
  expect(cloud.calls.slice(0, 3).flat()).toEqual(robots.map(({ serial }) => ({ serial, held: null })))
  expect(cloud.calls.slice(3).flat()).toEqual(robots.map(({ serial }) => ({ serial, held: heldOf(told(serial), '1') })))
  cloud.version = 2
  for (let count = 0; count < 6; count += 1) await turn()
  expect(cloud.calls.slice(9).flat()).toEqual(
    robots.map(({ serial }) => ({ serial, held: heldOf(told(serial, 2), '1') }))
  )
})
