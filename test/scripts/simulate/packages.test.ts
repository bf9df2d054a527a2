import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { type PackageSaying, type SayingRobot, syncPackages } from '#contract/calls/resource-packages/package-robots.ts'
import * as limits from '#contract/limits.ts'
import { sayingOf, takePackages } from '../../../scripts/simulate/packages.ts'

/* How the robots of `npm run simulate` take resource packages. */

const robots = Array.from({ length: limits.runReportsMax + 50 }, (_, index) => ({ serial: `T${index}` }))
const told = (serial: string, versionId = 1) => ({ serial, packageId: 7, versionId })
const failureOf = (saying: PackageSaying) => (saying.state === 'failed' ? saying.failure : saying.state)

test('says the same for the same seed, and something else for another seed or version', () => {
  const all = (seed: string, versionId = 1) =>
    robots.map(({ serial }) => failureOf(sayingOf(told(serial, versionId), seed)))
  expect(all('1')).toEqual(all('1'))
  expect(all('2')).not.toEqual(all('1'))
  expect(all('1', 2)).not.toEqual(all('1'))
  const failed = all('1').filter(state => state !== 'taken')
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThan(robots.length / 5)
})

test('told once more, a robot takes what it could not take, unless its model can’t do that', () => {
  for (const { serial } of robots) {
    const first = sayingOf(told(serial), '1')
    const then = failureOf(sayingOf(told(serial), '1', first))
    expect(then).toBe(failureOf(first) === 'unsupported' ? 'unsupported' : 'taken')
  }
})

/** A cloud with one package, which keeps the robots' reports. */
const onePackage = () => {
  const said: SayingRobot[][] = []
  const states = new Map<string, string>()
  const fetched: string[] = []
  const cloud = {
    versionId: 1 as number | undefined,
    sum: 'a' as string | undefined,
    said,
    states,
    fetched,
    packageSum: async (address: string) => {
      fetched.push(address)
      return cloud.sum
    },
    syncPackages: async (turn: readonly SayingRobot[]) => {
      v.parse(syncPackages.body as v.GenericSchema, { robots: turn })
      said.push([...turn])
      for (const { serial, said: news } of turn)
        for (const one of news) states.set(serial, one.state === 'dropped' ? '' : `${one.state} ${one.versionId}`)
      const { versionId } = cloud
      const facts = { name: 'Voices', version: '1.0.0', format: '1.6', size: 1, sha256: 'a', address: `/${versionId}` }
      const open = turn.filter(({ serial }) => versionId && !states.get(serial)?.endsWith(` ${versionId}`))
      const drop = turn.filter(({ serial }) => versionId === undefined && states.get(serial))
      return {
        take: open.map(({ serial }) => ({ ...told(serial, versionId), ...facts })),
        drop: drop.map(({ serial }) => ({ serial, packageId: 7 }))
      }
    }
  }
  return cloud
}

test('each robot has its turn, and takes a package whose file is fetched once for all', async () => {
  const cloud = onePackage()
  const turn = takePackages(cloud, { seed: '1', files: new Set() }, robots)
  for (let count = 0; count < 4; count += 1) await turn()
  expect(cloud.said.map(said => said.length)).toEqual([100, 50, 100, 50])
  expect(cloud.said.slice(0, 2).flat()).toEqual(robots.map(({ serial }) => ({ serial, said: [] })))
  expect(cloud.said.slice(2).flat()).toEqual(
    robots.map(({ serial }) => ({ serial, said: [sayingOf(told(serial), '1')] }))
  )
  expect(cloud.fetched).toEqual(['/1'])
  // A robot does not say the same thing again.
  for (let count = 0; count < 2; count += 1) await turn()
  expect(cloud.said.slice(4).flat()).toEqual(robots.map(({ serial }) => ({ serial, said: [] })))
  cloud.versionId = undefined
  for (let count = 0; count < 4; count += 1) await turn()
  expect([...cloud.states.values()].filter(state => state !== '')).toEqual([])
})

const files: [what: string, sum: string | undefined, state: string | undefined][] = [
  ['arrived otherwise than it was announced', 'b', 'failed 1'],
  ['is gone', undefined, undefined]
]
for (const [what, sum, state] of files)
  test(`a file that ${what} is no package`, async () => {
    const cloud = { ...onePackage() }
    cloud.packageSum = async () => sum
    const turn = takePackages(cloud, { seed: '1', files: new Set() }, [{ serial: 'T1' }])
    for (let count = 0; count < 2; count += 1) await turn()
    expect(cloud.states.get('T1')).toBe(state)
  })
