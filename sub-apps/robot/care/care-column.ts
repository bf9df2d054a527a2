import type { FaultRecord } from '#contract/calls/robot-details/records.ts'
import type { Text } from '../texts.ts'
import { careStateOf } from './care-acts.pure.ts'

type Columns = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>
type Care = Pick<FaultRecord, 'unattended' | 'keeperId' | 'keeper' | 'closeTime' | 'closedBy'>

/** Who looks after a fault, in a few words; undefined for one that is over and that nobody touched. */
export const careText = (text: Text, care: Care): string | undefined => {
  const state = careStateOf(care)
  if (state === 'over') return undefined
  if (state === 'nobody') return text('care.nobody')
  const name = (state === 'closed' ? care.closedBy : care.keeper) ?? text('history.byOthers')
  return state === 'closed' ? text('care.closedBy', { name }) : name
}

/** The column of a list of faults that says who looks after each. */
export const careColumn = (text: Text): Columns[number] => ({
  key: 'care',
  title: text('care.title'),
  value: (fault: FaultRecord) => careText(text, fault)
})
