import { startOfBeijingDay } from '#contract/days/beijing.ts'
import { day, minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import {
  addCancelledAppointment,
  addSalesperson,
  findDemoAccounts,
  giveSalesperson
} from '../../database/upkeep/demo-data.ts'
import { reminderKinds, slotsIn } from './rules.ts'
import { addAppointment } from './sql/appointment-changes.ts'
import { keepReminder } from './sql/appointment-reminders.ts'

/** The after-sales people that can be booked. */
export const demoSalespersons = ['Chen Jie', 'Emily Carter', 'Sato Haruka', 'Kim Minseo'] as const

export type DemoAppointment = {
  email: string
  /** The salesperson by the place in the list. */
  salesperson: number
  startTime: number
  endTime: number
  place: string
  phone: string
  remark: string
  cancelTime: number | null
  createTime: number
}

/** Appointments around the moment of the first start: past, cancelled and to come. */
export const demoAppointments = (now: number): DemoAppointment[] => {
  const today = startOfBeijingDay(now)
  const at = (days: number, hour: number) => today + days * day + hour * 60 * minute
  const customer = 'customer@demo.example'
  return [
    {
      email: customer,
      salesperson: 0,
      startTime: at(-6, 10),
      endTime: at(-6, 11),
      place: 'Riverside Kitchen, 12 Quay Street',
      phone: '+65 6123 4567',
      remark: 'Yearly inspection of two robots',
      cancelTime: null,
      createTime: at(-14, 9)
    },
    {
      email: customer,
      salesperson: 2,
      startTime: at(2, 9.5),
      endTime: at(2, 10),
      place: 'Riverside Kitchen, 12 Quay Street',
      phone: '+65 6123 4567',
      remark: 'Wheel makes a noise',
      cancelTime: at(-1, 15),
      createTime: at(-3, 12)
    },
    {
      email: customer,
      salesperson: 1,
      startTime: at(3, 14),
      endTime: at(3, 15.5),
      place: 'Riverside Kitchen, 12 Quay Street',
      phone: '+65 6123 4567',
      remark: 'New floor plan for the second storey',
      cancelTime: null,
      createTime: at(-2, 11)
    },
    {
      email: 'operator@demo.example',
      salesperson: 0,
      startTime: at(1, 16),
      endTime: at(1, 16.5),
      place: '',
      phone: '',
      remark: '',
      cancelTime: null,
      createTime: at(-1, 10)
    }
  ]
}

/** Puts salespersons and appointments in. */
export const putAppointments = async (database: Database, time: number): Promise<void> => {
  const salespersonIds: number[] = []
  for (const name of demoSalespersons) salespersonIds.push(await addSalesperson(database, name))
  const demoAccounts = await findDemoAccounts(database)
  for (const { email, salesperson, cancelTime, ...appointment } of demoAppointments(time)) {
    const account = demoAccounts.find(it => it.email === email)
    const salespersonId = salespersonIds[salesperson]
    // Somebody may have changed the account's address since, or somebody else has it.
    if (account === undefined || salespersonId === undefined) continue
    const row = { ...appointment, userId: account.userId, salespersonId }
    if (cancelTime !== null) await addCancelledAppointment(database, { ...row, cancelTime })
    else {
      const appointmentId = await addAppointment(database, row, slotsIn({ start: row.startTime, end: row.endTime }))
      if (appointmentId === undefined) continue
      // How many messages a demo account has must not depend on the hour of the first start.
      for (const kind of reminderKinds) await keepReminder(database, { appointmentId, start: row.startTime, kind })
    }
  }
}

/** The accounts that own a salesperson, and its name. */
const owners = [
  { email: 'aftersales@demo.example', name: 'Emily Carter' },
  { email: 'operator@demo.example', name: 'Olivia Hart' }
] as const

/** Gives salespersons to accounts. The operator's one is added here, because an earlier release made the others. */
export const putAfterSalesPeople = async (database: Database): Promise<void> => {
  await addSalesperson(database, 'Olivia Hart')
  const demoAccounts = await findDemoAccounts(database)
  for (const { email, name } of owners) {
    const account = demoAccounts.find(it => it.email === email)
    if (account !== undefined) await giveSalesperson(database, name, account.userId)
  }
}
