import { expect, test } from '@playwright/test'
import {
  type Absence,
  type AbsenceNotice,
  noticesOf
} from '../../../cloud/topics/robot-reports/absence-notices.pure.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const start = 10 * hour
const gone: Absence = { robotId: 1, storeId: 7, online: false, startTime: start, endTime: null, toldTime: null }
const back: Absence = { ...gone, online: true, endTime: start + hour, toldTime: start + 3 * minute }

const rows: [what: string, absence: Absence, now: number, expected: AbsenceNotice['kind'] | 'waits' | 'dropped'][] = [
  ['a robot that just went', gone, start + minute, 'waits'],
  ['a robot that is gone for two minutes', gone, start + 2 * minute, 'robotOffline'],
  ['one of which people heard half an hour ago', { ...gone, toldTime: start - hour / 2 }, start + 5 * minute, 'waits'],
  ['the same, still gone an hour after', { ...gone, toldTime: start - hour / 2 }, start + hour / 2, 'robotOffline'],
  ['a robot that is just back', back, start + hour + minute, 'waits'],
  ['a robot that is back for two minutes', back, start + hour + 2 * minute, 'robotBack'],
  ['one that is back before anybody heard', { ...back, toldTime: null }, start + 2 * hour, 'dropped'],
  [
    'one that is back; people heard of an earlier time alone',
    { ...back, toldTime: start - 1 },
    start + 2 * hour,
    'dropped'
  ],
  ['one that is online already', { ...gone, online: true }, start + hour, 'dropped']
]
for (const [what, absence, now, expected] of rows)
  test(`${what}: ${expected}`, () => {
    const { notices, dropped } = noticesOf([absence], now)
    expect(notices.map(({ kind }) => kind)).toEqual(expected.startsWith('robot') ? [expected] : [])
    expect(dropped).toEqual(expected === 'dropped' ? [1] : [])
  })

test('50 robots of a store that go within 20 seconds are one notice, and those of another store another', () => {
  const vanished = Array.from({ length: 60 }, (_, index) => ({
    ...gone,
    robotId: index,
    storeId: index < 50 ? 7 : 8,
    startTime: start + (index % 5) * 5 * second
  }))
  const told: AbsenceNotice[] = []
  let left: Absence[] = vanished
  for (let now = start; now < start + hour; now += 10 * second) {
    const { notices } = noticesOf(left, now)
    told.push(...notices)
    const heard = new Set(notices.flatMap(({ robotIds }) => robotIds))
    left = left.filter(({ robotId }) => !heard.has(robotId))
  }
  expect(told.map(({ storeId, robotIds }) => [storeId, robotIds.length])).toEqual([
    [7, 50],
    [8, 10]
  ])
})

/** Plays robots that are away and there for so long, as the cloud keeps them, and counts what people hear of each. */
const play = (count: number, period: number, until: number): number => {
  const robots = Array.from({ length: count }, (_, robotId) => ({ ...gone, robotId, storeId: robotId, pending: true }))
  let told = 0
  for (let time = 0; time <= until; time += 10 * second) {
    const now = start + time
    if (time % period === 0)
      for (const robot of robots) {
        const isThere = (time / period) % 2 === 1
        Object.assign(robot, isThere ? { endTime: now } : { startTime: now, endTime: null }, {
          online: isThere,
          pending: true
        })
      }
    const { notices, dropped } = noticesOf(
      robots.filter(({ pending }) => pending),
      now
    )
    for (const robotId of dropped) Object.assign(robots[robotId] ?? {}, { pending: false })
    for (const { kind, robotIds } of notices) {
      told += robotIds.length
      for (const robotId of robotIds)
        Object.assign(robots[robotId] ?? {}, { pending: false, ...(kind === 'robotOffline' ? { toldTime: now } : {}) })
    }
  }
  return told
}

test('1,000 robots that come and go each 20 seconds for an hour tell nobody anything', () => {
  expect(play(1_000, 20 * second, hour)).toBe(0)
})

test('a robot that comes and goes each 5 minutes for an hour is told of once, and once that it is back', () => {
  expect(play(1, 5 * minute, hour - second)).toBe(2)
})
