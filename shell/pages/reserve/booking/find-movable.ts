import { request } from '@portal/session'
import { type Appointment, appointmentList, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import * as limits from '#contract/limits.ts'

/**
 * Finds an appointment of the person that can be moved. There are few that have not begun: two hours a day, for a month.
 * @returns undefined where there is none of this id
 * @throws Refused, TimedOut, Unreachable
 */
export const findMovable = async (appointmentId: number): Promise<Appointment | undefined> => {
  const { booked: status } = appointmentStatuses
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { pageNo, size: limits.pageSizeMax, status }
    const { list, total } = await request(appointmentList, { query }, { quiet: true })
    const found = list.find(it => it.appointmentId === appointmentId)
    if (found !== undefined || pageNo * limits.pageSizeMax >= total) return found
  }
}
