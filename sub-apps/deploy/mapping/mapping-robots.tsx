import { request } from '@portal/session'
import { useMemo } from 'react'
import { type MappingRobot, mappingRobots } from '#contract/calls/deploy/mapping-features.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import { connectionState } from '../parts/connection-state.ts'
import { HistoryTable } from '../parts/history-table.tsx'
import { useReason } from '../parts/request-reason.tsx'
import { useText } from '../texts.ts'

const looks = { taken: 'dot success', waiting: 'ring brand', failed: 'diamond danger' } as const

type MappingRobotsProps = { mappingId: number; version: number }

/** The robots that a configuration is for, and how each stands to it. */
export const MappingRobots = ({ mappingId, version }: MappingRobotsProps) => {
  const text = useText()
  const reason = useReason()
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'name',
        title: text('column.robot'),
        value: ({ name }: MappingRobot) => name,
        detail: ({ serial }: MappingRobot) => serial
      },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: MappingRobot) => mark(text(`mappingState.${state}`), looks[state]),
        detail: ({ failure }: MappingRobot) =>
          failure === null ? undefined : reason({ state: 'failed', failure, code: null })
      },
      {
        key: 'storeName',
        title: text('column.store'),
        onlyWide: true,
        value: ({ storeName }: MappingRobot) => storeName ?? ''
      },
      {
        key: 'online',
        title: text('column.connection'),
        type: 'state',
        onlyWide: true,
        value: ({ online }: MappingRobot) => connectionState(text, online)
      },
      { key: 'sayTime', title: text('column.time'), type: 'date' }
    ],
    [text, reason]
  )
  return (
    <HistoryTable
      // Another version asks again.
      key={version}
      title={text('column.robots')}
      rowKey="robotId"
      columns={columns}
      emptyTitle={text('mapping.noRobot')}
      ask={page => request(mappingRobots, { query: { ...page, mappingId } }, { quiet: true })}
    />
  )
}
