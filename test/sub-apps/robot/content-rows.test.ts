import { expect, test } from '@playwright/test'
import type { RobotContents } from '#contract/calls/robot-details/contents.ts'
import { contentRows } from '../../../sub-apps/robot/detail/content-rows.pure.ts'

const nothing: RobotContents = { software: [], packages: [], materials: null }

const tables: [what: string, contents: Partial<RobotContents>, rows: string[]][] = [
  ['nothing', {}, []],
  ['software', { software: [{ name: 'Navigation', version: '5.1' }] }, ['software: Navigation 5.1 taken']],
  [
    'packages before materials',
    {
      packages: [
        { packageId: 1, name: 'Voices', state: 'waiting', version: null },
        { packageId: 2, name: 'Faces', state: 'failed', version: '1.0.0' }
      ],
      materials: { groupId: 3, name: 'Lunch', state: 'partly' }
    },
    ['package: Voices  waiting', 'package: Faces 1.0.0 failed', 'materials: Lunch  partly']
  ],
  [
    'a group that the robot has not answered',
    { materials: { groupId: 3, name: 'Lunch', state: null } },
    ['materials: Lunch  open']
  ]
]
for (const [what, contents, rows] of tables)
  test(`${what} on a robot`, () => {
    const made = contentRows({ ...nothing, ...contents })
    expect(made.map(({ kind, name, version, state }) => `${kind}: ${name} ${version} ${state}`)).toEqual(rows)
    expect(new Set(made.map(({ key }) => key)).size).toBe(rows.length)
  })
