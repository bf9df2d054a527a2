import { expect, test } from '@playwright/test'
import { type DayPart, dayParts, passed } from '../../../sub-apps/robot/detail/day-parts.pure.ts'

/** A moment of 12 March in Beijing, or of a day beside it. */
const at = (time: string, day = 12): number => Date.parse(`2026-03-${day}T${time}:00+08:00`)
const noon = at('12:00')

type Span = [from: number, to: number | null]
const rows: [what: string, tasks: Span[], faults: Span[], parts: DayPart[]][] = [
  ['nothing', [], [], []],
  ['a task of the morning', [[at('06:00'), at('09:00')]], [], [{ kind: 'task', from: 0.25, to: 0.375 }]],
  ['a task that runs', [[at('09:00'), null]], [], [{ kind: 'task', from: 0.375, to: 0.5 }]],
  ['a task over midnight', [[at('22:00', 11), at('03:00')]], [], [{ kind: 'task', from: 0, to: 0.125 }]],
  ['a task of yesterday', [[at('10:00', 11), at('11:00', 11)]], [], []],
  ['a task whose clock is ahead', [[at('11:00'), at('13:00')]], [], [{ kind: 'task', from: 11 / 24, to: 0.5 }]],
  ['a fault that lasts since yesterday', [], [[at('18:00', 11), null]], [{ kind: 'fault', from: 0, to: 0.5 }]],
  [
    'a fault within a task',
    [[at('06:00'), at('12:00')]],
    [[at('09:00'), at('10:30')]],
    [
      { kind: 'task', from: 0.25, to: 0.5 },
      { kind: 'fault', from: 0.375, to: 0.4375 }
    ]
  ]
]
for (const [what, tasks, faults, parts] of rows)
  test(`shows ${what} as parts of today in Beijing`, () => {
    const found = dayParts(
      {
        tasks: tasks.map(([startTime, endTime], taskId) => ({
          taskId,
          startTime,
          endTime,
          status: 'ended',
          mileage: 0
        })),
        faults: faults.map(([startTime, endTime], faultId) => ({ faultId, faultCode: 'E-101', startTime, endTime }))
      },
      noon
    )
    expect(
      found.map(part => ({ ...part, from: Number(part.from.toFixed(6)), to: Number(part.to.toFixed(6)) }))
    ).toEqual(parts.map(part => ({ ...part, from: Number(part.from.toFixed(6)), to: Number(part.to.toFixed(6)) })))
  })

test('says how much of the day has passed', () => {
  expect(passed(at('00:00'))).toBe(0)
  expect(passed(noon)).toBe(0.5)
})
