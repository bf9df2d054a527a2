import type { FaultRecord, TaskRecord } from '#contract/calls/robot-details/records.ts'
import { careColumn } from './care/care-column.ts'
import { codeLink, robotLink } from './robot-link.ts'
import { faultMark, taskMark } from './states.ts'
import type { Text } from './texts.ts'

type Columns = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>
type Task = Pick<TaskRecord, 'startTime' | 'endTime' | 'status' | 'mileage' | 'isUnheard'>
type Fault = Pick<FaultRecord, 'faultCode' | 'faultName' | 'remedy' | 'startTime' | 'endTime'>

const durationOf = ({ startTime, endTime }: { startTime: number; endTime: number | null }): number | undefined =>
  endTime === null ? undefined : endTime - startTime

/** The columns of a robot's tasks. */
export const taskColumns = (text: Text): Columns => [
  { key: 'startTime', title: text('column.start'), type: 'date' },
  {
    key: 'status',
    title: text('column.result'),
    type: 'state',
    value: ({ status }: Task) => taskMark(text, status),
    detail: ({ isUnheard }: Task) => (isUnheard ? text('task.unheard') : undefined),
    detailTitle: text('column.note')
  },
  { key: 'duration', title: text('column.duration'), type: 'duration', value: durationOf },
  {
    key: 'mileage',
    title: text('column.mileage'),
    type: 'number',
    number: { style: 'unit', unit: 'kilometer', maximumFractionDigits: 2 },
    value: ({ mileage }: Task) => mileage / 1_000
  }
]

const faultName = (text: Text): Columns[number] => ({
  key: 'faultName',
  title: text('column.faultName'),
  value: ({ faultName }: Fault) => faultName ?? text('faults.notListed')
})

const remedyOf = ({ remedy }: Fault): string | undefined => remedy ?? undefined

const faultFacts = (text: Text): Columns => [
  { key: 'faultCode', title: text('column.fault'), type: 'link', value: ({ faultCode }: Fault) => codeLink(faultCode) },
  { key: 'state', title: text('column.state'), type: 'state', value: (fault: Fault) => faultMark(text, fault) },
  { key: 'startTime', title: text('column.start'), type: 'date' },
  { key: 'duration', title: text('column.duration'), type: 'duration', value: durationOf }
]

/** The columns of a robot's faults: what each code means, and what to do about it. */
export const faultColumns = (text: Text): Columns => [
  { ...faultName(text), detail: remedyOf, detailTitle: text('column.remedy') },
  ...faultFacts(text)
]

/** The columns of the faults of all robots. Remedies would make rows of many lines: they are read in the fault's dialog. */
export const manyFaultColumns = (text: Text): Columns => [
  faultName(text),
  careColumn(text),
  ...faultFacts(text),
  { key: 'remedy', title: text('column.remedy'), hidden: true, value: remedyOf }
]

/**
 * The columns that say which robot a record is of, before the others.
 * @param isKindChosen the kind is shown only where a person chooses it
 */
export const withRobot = (
  text: Text,
  kindOf: (kind: TaskRecord['robotKind']) => string,
  columns: Columns,
  isKindChosen = false
): Columns => [
  {
    key: 'robot',
    title: text('column.name'),
    type: 'link',
    value: ({ robotId, robotName }: TaskRecord | FaultRecord) => robotLink(robotId, robotName),
    detail: ({ serial }: TaskRecord | FaultRecord) => serial,
    detailTitle: text('column.serial')
  },
  ...columns,
  {
    key: 'kind',
    title: text('column.kind'),
    onlyWide: true,
    hidden: isKindChosen,
    value: ({ robotKind }: TaskRecord | FaultRecord) => kindOf(robotKind)
  },
  {
    key: 'store',
    title: text('column.store'),
    onlyWide: true,
    value: ({ storeName }: TaskRecord | FaultRecord) => storeName ?? text('store.none')
  }
]
