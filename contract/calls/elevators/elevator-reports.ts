import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { page } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { elevatorStates, floorLabel } from './elevators.ts'

/* The reports of elevator controllers. The account that reports for robots sends them, too. */

const path = '/api/platformservice/v1/elevators/reports'
const asRobot = { permission: permissions.reportAsRobot }
const whole = v.pipe(v.number(), v.integer())

const reported = v.object({
  controllerSerial: v.string(),
  floors: v.array(v.string()),
  state: v.picklist(elevatorStates),
  floor: v.string()
})
export type ReportedElevator = v.InferOutput<typeof reported>

export const reportedElevators = defineCall({
  method: 'GET',
  path,
  summary: 'For controllers of elevators: what the cloud knows of them, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(reported), total: whole })
})

const elevatorReport = v.object({
  controllerSerial: v.pipe(boundedString(limits.deviceSerialMaxLength), v.minLength(1, 'not empty')),
  state: v.picklist(elevatorStates),
  floor: floorLabel
})
export type ElevatorReport = v.InferOutput<typeof elevatorReport>

export const reportElevators = defineCall({
  method: 'POST',
  path,
  summary:
    'For controllers of elevators: how they are. Reports of unknown controllers and floors are left out. While the cloud plays ' +
    'a ride, a report of offline or fault ends it, and any other is left out.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(elevatorReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({ accepted: whole })
})
