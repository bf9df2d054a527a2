import type { ElevatorReport } from '#contract/calls/elevators/elevator-reports.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { lockReportedElevator, putElevatorReport } from './sql/elevator-reports.ts'

/** Takes a controller's report. A new fault of the elevator is an event. @returns whether the report counts */
export const takeElevatorReport = (
  database: Database,
  scope: Scope,
  report: ElevatorReport,
  now: number
): Promise<boolean> =>
  database.transaction(async transaction => {
    const before = await lockReportedElevator(transaction, scope, report.controllerSerial)
    if (before === undefined || !(await putElevatorReport(transaction, scope, report, now))) return false
    const { tenantId, storeId, elevatorId, name, state } = before
    if (report.state === 'fault' && state !== 'fault')
      await addDeviceEvent(transaction, {
        tenantId,
        storeId,
        kind: 'elevatorFault',
        subjectId: elevatorId,
        deviceName: name,
        serial: report.controllerSerial,
        detail: '',
        time: now
      })
    return true
  })
