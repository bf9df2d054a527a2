import { calls } from '#contract/index.ts'
import { type Find, listed, type Sample } from '../../support/calls/sample.ts'

const halfHour = 30 * 60_000
const day = 48 * halfHour

/** The operator is a salesperson, too. */
const salesperson = listed(calls.salespersonsToEdit, 'salespersonId', { where: ({ own }) => own })

const absence: Find = async ({ ask, foreign, now }) => {
  const salespersonId = await foreign('salespersonId')
  const span = { start: now + 300 * day, end: now + 301 * day }
  await ask('operator', calls.addAbsence, { body: { salespersonId, ...span } })
  const { absences } = await ask('operator', calls.salespersonSchedule, { query: { salespersonId } })
  return absences.find(({ start }) => start === span.start)?.absenceId ?? 0
}

const appointment: Find = async ({ ask, now }) => {
  const inThreeDays = new Date(now + 3 * day).toISOString().slice(0, 10)
  const [first] = await ask('operator', calls.salespersonList, { query: { day: inThreeDays } })
  const slot = first?.slots.find(({ free }) => free)
  if (first === undefined || slot === undefined) throw new Error(`nobody is free on ${inThreeDays}`)
  const body = { salespersonId: first.salespersonId, start: slot.start, end: slot.end }
  return ask('operator', calls.bookAppointment, { body }).then(it => it.appointmentId)
}

const everybodysToBook = { shared: 'Everybody may book each salesperson.', own: salesperson.own }
const start = Date.parse('2026-03-20T10:00:00+08:00')

const appointments: Sample = {
  as: 'aftersales',
  ids: {
    appointmentId: { foreign: appointment },
    absenceId: { foreign: absence },
    salespersonId: salesperson,
    'bookAppointment salespersonId': everybodysToBook,
    'moveAppointment salespersonId': everybodysToBook,
    'appointmentRecords salespersonId': { shared: 'Who may read the records reads those of everybody.' }
  },
  values: {
    start,
    end: start + halfHour,
    from: '2026-03-09',
    to: '2026-03-15',
    hours: []
  }
}

export const samples = { appointments }
