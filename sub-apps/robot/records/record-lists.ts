import { request } from '@portal/session'
import { careFilters } from '#contract/calls/fault-care/fault-care.ts'
import { faultRecords, taskRecords } from '#contract/calls/robot-details/records.ts'
import { taskStatuses } from '#contract/calls/robot-reports/report.ts'
import type { Language } from '#contract/languages.ts'
import { defineList, type ListProperties, oneOf } from '#kit/list.ts'
import { manyFaultColumns, taskColumns, withRobot } from '../record-columns.ts'
import { type KindName, kindFilter } from '../robot-kinds.ts'
import type { Text } from '../texts.ts'
import type { faultActs } from './fault-acts.ts'

type Words = { text: Text; kinds: readonly string[]; kindName: KindName; search: string; language: Language }

/** @param counted is told how many records there are, as far as the cloud counts */
type Counted = (total: number) => void

const filtersOf = ({ text, kinds, kindName, search }: Words) =>
  [
    kindFilter(text('column.kind'), kinds, kindName, search),
    { kind: 'days', from: 'from', to: 'to', label: text('column.start') }
  ] as const

/** The tasks of robots, the newest first. */
export const taskList = (words: Words, counted: Counted): ListProperties =>
  defineList({
    label: words.text('records.tasks'),
    keepAs: 'robot-tasks',
    fileName: 'robot-tasks',
    rowKey: 'taskId',
    searchHelp: words.text('filters.textHelp'),
    filters: [
      oneOf('status', words.text('column.result'), taskStatuses, value => words.text(`task.${value}`)),
      ...filtersOf(words)
    ],
    ask: async ({ kind, ...query }) => {
      const found = await request(taskRecords, { query: { ...query, robotKind: kind } }, { quiet: true })
      counted(found.total)
      return found
    },
    news: ['tasks_changed'],
    columns: withRobot(words.text, words.kindName, taskColumns(words.text)),
    emptyTitle: words.text('records.empty.tasks'),
    emptyText: words.text('records.emptyText')
  })

/** The faults of robots, the newest first. The cloud names faults in the language of the request. */
export const faultList = (
  words: Words,
  counted: Counted,
  { turn, ...acts }: ReturnType<typeof faultActs> & { turn: number }
): ListProperties =>
  defineList({
    label: words.text('records.faults'),
    keepAs: 'robot-faults',
    fileName: 'robot-faults',
    rowKey: 'faultId',
    searchHelp: words.text('filters.textHelp'),
    filters: [
      {
        kind: 'one',
        key: 'lasting',
        label: words.text('column.state'),
        options: [
          { value: true, name: words.text('faults.lasts') },
          { value: false, name: words.text('faults.over') }
        ]
      },
      oneOf('care', words.text('care.title'), careFilters, value => words.text(`care.${value}`)),
      ...filtersOf(words)
    ],
    // The cloud names faults in the language. Another turn asks the list again.
    askKey: `${words.language} ${turn}`,
    ask: async ({ kind, ...query }) => {
      const found = await request(faultRecords, { query: { ...query, robotKind: kind } }, { quiet: true })
      counted(found.total)
      return found
    },
    news: ['faults_changed'],
    columns: withRobot(words.text, words.kindName, manyFaultColumns(words.text), true),
    ...acts,
    emptyTitle: words.text('records.empty.faults'),
    emptyText: words.text('records.emptyText')
  })
