import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { elevatorPermissions } from '../../permissions.ts'

/* Stress tests of elevators: many rides, played by the cloud one after the other, and their figures. */

const path = '/api/platformservice/v1/elevators/stress-tests'
const read = { permission: elevatorPermissions.section }
const act = { permission: elevatorPermissions.test }
const whole = v.pipe(v.number(), v.integer())

export const stressTestStates = ['running', 'finished', 'stopped'] as const
export type StressTestState = (typeof stressTestStates)[number]

const stressTest = {
  stressTestId: v.number(),
  elevatorId: v.number(),
  elevatorName: v.string(),
  state: v.picklist(stressTestStates),
  /** How many rides there are to be, and how many were played. */
  rides: whole,
  played: whole,
  startTime: whole,
  endTime: v.nullable(whole)
}
const shownStressTest = v.object(stressTest)
export type StressTest = v.InferOutput<typeof shownStressTest>

export const stressTestList = defineCall({
  method: 'GET',
  path,
  summary: 'The stress tests of the elevators that the user may see, the newest first, a page at a time.',
  access: read,
  query: v.object({ ...page, state: v.optional(v.picklist(stressTestStates)) }),
  data: v.object({ list: v.array(shownStressTest), total: whole })
})

/** Milliseconds over the rides that were done; null where none was. */
const spread = v.object({ mean: v.nullable(whole), p95: v.nullable(whole) })

export const stressTestDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary:
    'One stress test with its figures so far: failures by cause, and how long robots waited and rode. 610603 for one that ' +
    'the user may not see.',
  access: read,
  query: v.object({ stressTestId: idInQuery }),
  data: v.object({
    ...stressTest,
    done: whole,
    failures: v.object({ timeout: whole, doorClosed: whole, controllerLost: whole }),
    /** From the call until the door opens for the robot. */
    wait: spread,
    /** From the robot's way in to its way out. */
    ride: spread
  })
})
export type StressTestDetail = v.InferOutput<typeof stressTestDetail.data>

export const startStressTest = defineCall({
  method: 'POST',
  path,
  summary:
    'Begins a stress test of an elevator with its configuration of this moment. 610603 for an elevator that the user may not ' +
    'see, 610703 while it is offline, 610704 while another test of it runs, 610800 while too many tests of the tenant run.',
  access: act,
  body: v.object({
    elevatorId: id,
    rides: v.pipe(
      whole,
      v.minValue(1, 'at least 1'),
      v.maxValue(limits.stressRidesMax, `at most ${limits.stressRidesMax}`)
    )
  }),
  data: v.object({ stressTestId: v.number() })
})

export const stopStressTest = defineCall({
  method: 'PUT',
  path: `${path}/stop`,
  summary:
    'Stops a stress test; its figures stay. 610603 for one that the user may not see, 610606 for one that has ended.',
  access: act,
  body: v.object({ stressTestId: id }),
  data: v.null()
})
