import { saveFile } from '@portal/elements'
import { notifyTranslated, request, sentenceOf } from '@portal/session'
import { type Appointment, appointmentCalendar } from '#contract/calls/appointments/appointments.ts'
import { beijingDay } from '#contract/days/beijing.ts'

/** Saves an appointment as a file for calendars. A failure shows a notice. */
export const saveCalendar = async ({ appointmentId, start }: Appointment): Promise<void> => {
  try {
    const text = await request(appointmentCalendar, { query: { appointmentId } }, { quiet: true })
    saveFile(`appointment-${beijingDay(start)}.ics`, new Blob([text], { type: 'text/calendar' }))
  } catch (error) {
    void notifyTranslated('error', () => sentenceOf(error))
  }
}
