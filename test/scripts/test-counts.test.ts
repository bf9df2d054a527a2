import { expect, test } from '@playwright/test'
import {
  type Counts,
  countPlaywright,
  countSessions,
  durations,
  type Session,
  secondTries,
  slowest
} from '../../scripts/support/test-counts.mjs'

const passed = { passed: true, skipped: false }
const failed = { passed: false, skipped: false }
const skipped = { passed: true, skipped: true }
const suite = (...tests: (typeof passed)[]) => ({ tests, suites: [] })

const rows: [name: string, sessions: Session[], counts: Counts][] = [
  ['nothing where nothing ran', [], { passed: 0, failed: 0, skipped: 0 }],
  [
    'the tests of all files and of suites inside suites',
    [
      { passed: true, testResults: { tests: [passed], suites: [suite(passed, skipped)] } },
      { passed: false, testResults: suite(passed, failed) }
    ],
    { passed: 3, failed: 1, skipped: 1 }
  ],
  ['a file that did not load as a failure', [{ passed: false }], { passed: 0, failed: 1, skipped: 0 }],
  [
    'a file that broke beside its tests as a failure',
    [{ passed: false, testResults: suite(passed) }],
    { passed: 1, failed: 1, skipped: 0 }
  ]
]

for (const [name, sessions, counts] of rows) {
  test(`counts ${name}`, () => {
    expect(countSessions(sessions)).toEqual(counts)
  })
}

test('counts a test of Playwright that passed at its second try as passed, and names it', () => {
  expect(countPlaywright({ expected: 2, unexpected: 1, flaky: 1, skipped: 3 })).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3
  })
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  expect(
    secondTries([
      {
        title: 'sign-in.test.ts',
        specs: [spec('a', 'expected'), spec('b', 'flaky')],
        suites: [{ title: 'in the dark', specs: [spec('c', 'flaky'), spec('d', 'unexpected')] }]
      }
    ])
  ).toEqual(['sign-in.test.ts › b', 'in the dark › c'])
})

test('names the slowest tests, and how long each took at its last try', () => {
  const took = (title: string, ...times: number[]) => ({
    title,
    tests: [{ results: times.map(duration => ({ duration })) }]
  })
  const suites = [{ title: 'a.test.ts', specs: [took('waits', 1_260), took('is quick', 20)], suites: [] }]
  const inner = [{ title: 'b.test.ts', suites: [{ title: 'inside', specs: [took('comes again', 90_000, 12_040)] }] }]
  expect(slowest(durations([...suites, ...inner]), 2)).toEqual([
    '  12.0 s  inside › comes again',
    '   1.3 s  a.test.ts › waits'
  ])
})
