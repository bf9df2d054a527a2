import type { RunningDay, RunningFigures, RunningRobot } from '#contract/calls/figures/running.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Text } from '../texts.ts'
import type { KindRow } from './by-kind.pure.ts'

type Columns = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>

export const kilometres = { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 } as const

/** All tasks that began, however they stand. */
export const tasksOf = ({ started, ended, cancelled, interrupted, abnormal }: RunningFigures): number =>
  started + ended + cancelled + interrupted + abnormal

/** The columns of figures, of rows that hold them somewhere. */
const figureColumns = <Row extends object>(text: Text, of: (row: Row) => RunningFigures): Columns => [
  ...(['onSeconds', 'workingSeconds', 'chargingSeconds'] as const).map(key => ({
    key,
    title: text(`running.${key}`),
    type: 'duration' as const,
    value: (row: object) => of(row as Row)[key] * 1_000
  })),
  { key: 'tasks', title: text('column.tasks'), type: 'number', value: (row: object) => tasksOf(of(row as Row)) },
  ...(['ended', 'cancelled', 'interrupted', 'abnormal'] as const).map(key => ({
    key,
    title: text(`task.${key}`),
    type: 'number' as const,
    onlyWide: true,
    value: (row: object) => of(row as Row)[key]
  })),
  {
    key: 'mileage',
    title: text('column.mileage'),
    type: 'number',
    number: kilometres,
    value: (row: object) => of(row as Row).mileage / 1_000
  }
]

/** The columns of the kinds in two periods. */
export const kindColumns = (text: Text, kindName: (kind: RobotKind) => string): Columns => [
  { key: 'kind', title: text('column.kind'), value: ({ robotKind }: KindRow) => kindName(robotKind) },
  { key: 'tasks', title: text('column.tasks'), type: 'number', value: ({ now }: KindRow) => now.tasks },
  {
    key: 'tasksBefore',
    title: text('running.tasksBefore'),
    type: 'number',
    value: ({ before }: KindRow) => before.tasks
  },
  {
    key: 'mileage',
    title: text('column.mileage'),
    type: 'number',
    number: kilometres,
    value: ({ now }: KindRow) => now.km
  },
  {
    key: 'mileageBefore',
    title: text('running.mileageBefore'),
    type: 'number',
    number: kilometres,
    value: ({ before }: KindRow) => before.km
  }
]

/** The columns of the robots in a period. */
export const robotColumns = (text: Text, addressOf: (robotId: number) => string): Columns => [
  {
    key: 'name',
    title: text('column.name'),
    type: 'link',
    value: ({ robotId, name }: RunningRobot) => ({ text: name, address: addressOf(robotId) }),
    detail: ({ serial }: RunningRobot) => serial,
    detailTitle: text('column.serial')
  },
  ...figureColumns<RunningRobot>(text, ({ now }) => now)
]

/** The columns of the days of one robot. */
export const dayColumns = (text: Text, write: (day: string) => string, addressOf: (day: string) => string): Columns => [
  {
    key: 'day',
    title: text('column.day'),
    type: 'link',
    value: ({ day }: RunningDay) => ({ text: write(day), address: addressOf(day) })
  },
  ...figureColumns<RunningDay>(text, row => row)
]
