import { lt } from 'drizzle-orm'
import {
  appointmentReminders,
  appointments,
  salespersonAbsences,
  salespersons,
  takenSlots
} from '../../database/schema.ts'
import { rows, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [
    rows(appointments, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
      lt(appointments.endTime, now - historyMs)
    ),
    rows(salespersonAbsences, 'HISTORY_DAYS after their end', (now, { historyMs }) =>
      lt(salespersonAbsences.endTime, now - historyMs)
    )
  ],
  bounded: [
    [salespersons, 'operators name them'],
    [takenSlots, 'they go with their appointment'],
    [appointmentReminders, 'they go with their appointment']
  ]
}
