import { expect, test } from '@playwright/test'
import { reportNews } from '../../../cloud/topics/robot-reports/report-news.pure.ts'

const robot = { online: true, state: 'idle', battery: 50, stateTime: 1_000 } as const
const robots = new Map([
  ['A', { ...robot, tenantId: 1 }],
  ['B', { ...robot, tenantId: 2 }],
  ['C', { ...robot, tenantId: 2 }],
  ['new', { ...robot, stateTime: null, tenantId: 3 }]
])
const said = (serial: string, other: object = {}) => ({
  serial,
  time: 2_000,
  online: true,
  state: 'idle' as const,
  battery: 50,
  ...other
})
const nothing = { events: [], states: [], movedSerials: [], backSerials: [] }

for (const [title, taken, told] of [
  ['nothing is told of nothing', nothing, {}],
  ['a state like the last one is no news', { ...nothing, states: [said('A')] }, {}],
  ['a battery is', { ...nothing, states: [said('A', { battery: 49 })] }, { robots_changed: [1] }],
  ['a robot that went offline is', { ...nothing, states: [said('B', { online: false })] }, { robots_changed: [2] }],
  ['a robot that works is', { ...nothing, states: [said('B', { state: 'busy' })] }, { robots_changed: [2] }],
  ['the first state of a robot is', { ...nothing, states: [said('new', { battery: 7 })] }, { robots_changed: [3] }],
  ['a state from before the last one is not', { ...nothing, states: [said('A', { time: 999, battery: 1 })] }, {}],
  ['a place is', { ...nothing, movedSerials: ['C'] }, { robots_moved: [2] }],
  ['a robot that is back is', { ...nothing, backSerials: ['C'] }, { robots_changed: [2] }],
  ['a mileage is not', { ...nothing, events: [{ type: 'mileage', serial: 'A' }] }, {}],
  [
    'each tenant hears of its own robots alone, and once of many',
    {
      events: [
        { type: 'task', serial: 'A' },
        { type: 'fault', serial: 'B' },
        { type: 'fault', serial: 'C' }
      ],
      states: [said('C', { battery: 1 })],
      movedSerials: ['A', 'B'],
      backSerials: []
    },
    { robots_changed: [1, 2], tasks_changed: [1], faults_changed: [2], robots_moved: [1, 2] }
  ]
] as const)
  test(title, () => {
    const news = Object.fromEntries(Array.from(reportNews(taken, robots), ([kind, ids]) => [kind, [...ids]]))
    expect(news).toEqual(told)
  })
