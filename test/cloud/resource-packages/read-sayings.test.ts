import { expect, test } from '@playwright/test'
import type { PackageSaying } from '#contract/calls/resource-packages/package-robots.ts'
import { readSayings, versionsIn } from '../../../cloud/topics/resource-packages/check/read-sayings.pure.ts'

/* Robots say things of packages: some of these count, and others do not. */

const robots = [
  { robotId: 2, tenantId: 10, serial: 'B', robotKind: 'hotel' },
  { robotId: 1, tenantId: 10, serial: 'A', robotKind: 'delivery' }
] as const
const versions = [
  { versionId: 71, packageId: 7, tenantId: 10, robotKind: 'delivery' },
  { versionId: 81, packageId: 8, tenantId: null, robotKind: 'delivery' },
  { versionId: 91, packageId: 9, tenantId: 11, robotKind: 'delivery' },
  { versionId: 61, packageId: 6, tenantId: 10, robotKind: 'hotel' }
] as const

const taken = (packageId: number, versionId: number): PackageSaying => ({ packageId, versionId, state: 'taken' })
const failed = (packageId: number, versionId: number): PackageSaying => ({
  packageId,
  versionId,
  state: 'failed',
  failure: 'space'
})

const single: [what: string, serial: string, saying: PackageSaying, counts: boolean][] = [
  ['a version of the own organisation', 'A', taken(7, 71), true],
  ['a version of the maker', 'A', taken(8, 81), true],
  ['a failure', 'A', failed(7, 71), true],
  ['a version of another organisation', 'A', taken(9, 91), false],
  ['a version for another kind', 'A', taken(6, 61), false],
  ['a version of another package', 'A', taken(8, 71), false],
  ['a version that nobody has', 'A', taken(7, 72), false],
  ['a robot that is not there', 'C', taken(7, 71), false]
]
for (const [what, serial, saying, counts] of single)
  test(`${what} ${counts ? 'counts' : 'does not count'}`, () => {
    expect(readSayings([{ serial, said: [saying] }], robots, versions).rows.length).toBe(counts ? 1 : 0)
  })

test('rows come in the order of robots and packages, and of one package the last word counts', () => {
  const said = [
    { serial: 'B', said: [taken(6, 61), { packageId: 3, state: 'dropped' as const }] },
    { serial: 'A', said: [taken(8, 81), failed(7, 71)] },
    { serial: 'A', said: [taken(7, 71)] }
  ]
  expect(readSayings(said, robots, versions)).toEqual({
    rows: [
      { robotId: 1, packageId: 7, versionId: 71 },
      { robotId: 1, packageId: 8, versionId: 81 },
      { robotId: 2, packageId: 6, versionId: 61 }
    ],
    dropped: [{ robotId: 2, packageId: 3 }]
  })
  expect(versionsIn(said)).toEqual([61, 81, 71])
})
