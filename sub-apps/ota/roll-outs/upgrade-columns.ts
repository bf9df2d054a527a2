import type { Upgrade } from '#contract/calls/ota/roll-outs.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'
import { upgradeMarks } from './marks.ts'

type Columns = TableColumn<Upgrade>[]

/** How an upgrade stands, in words. Of one that went wrong the words are the reason. */
export const upgradeText = (text: Text, { state, failure, progress, online }: Upgrade): string => {
  if (state === 'failed' && failure !== null) return text(`failure.${failure}`)
  if (state === 'asked') return text('upgrade.progress', { percent: String(progress) })
  return state === 'waiting' && !online ? text('upgrade.offline') : text(`upgrade.${state}`)
}

/** The columns of upgrades; `more` stands before the times. */
export const upgradeColumns = (text: Text, more: Columns = []): Columns => [
  {
    key: 'robotName',
    title: text('column.robot'),
    detail: (it: Upgrade) => it.serial,
    detailTitle: text('column.serial')
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: (it: Upgrade) => mark(upgradeText(text, it), upgradeMarks[it.state])
  },
  {
    key: 'versions',
    title: text('column.versions'),
    value: (it: Upgrade) => `${it.fromVersion} → ${it.toVersion}`,
    detail: (it: Upgrade) => (it.isBack ? text('upgrade.back') : ''),
    detailTitle: text('column.direction')
  },
  { key: 'storeName', title: text('column.store'), onlyWide: true },
  ...more,
  { key: 'askTime', title: text('column.asked'), type: 'date' },
  { key: 'endTime', title: text('column.ended'), type: 'date' }
]
