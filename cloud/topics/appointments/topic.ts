import { putAccounts } from '../../demo/put-accounts.ts'
import type { Topic } from '../../topic.ts'
import { afterSalesAccount } from '../identity/index.ts'
import { putAfterSalesPeople, putAppointments } from './demo.ts'
import { reminderWork } from './remind.ts'
import { retention } from './retention.ts'
import { appointmentRecordRoutes } from './routes/appointment-records.ts'
import { appointmentRoutes } from './routes/appointments.ts'

export const appointmentsTopic = {
  routes: [
    { group: 'appointments', make: appointmentRoutes },
    { group: 'appointments', make: appointmentRecordRoutes }
  ],
  background: [reminderWork],
  retention,
  demo: [
    { name: 'appointments', put: putAppointments },
    {
      name: 'after-sales people',
      put: async (transaction, time, newPassword) => {
        await putAccounts(transaction, [afterSalesAccount], time, await newPassword())
        await putAfterSalesPeople(transaction)
      }
    }
  ]
} satisfies Topic
