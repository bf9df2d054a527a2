import { $format, request } from '@portal/session'
import { useMemo } from 'react'
import { type SettingChange, settingChanges } from '#contract/calls/robot-settings/remote-settings.ts'
import { useStore } from '#kit/adapters/react.ts'
import { HistoryTable } from '../parts/history-table.tsx'
import { useReason } from '../parts/request-reason.tsx'
import { requestState } from '../parts/request-state.pure.ts'
import { useText } from '../texts.ts'
import { useWrittenSetting } from './use-written-setting.ts'

/** The changes that a robot was asked for, with who asked and how each ended. */
export const ChangeHistory = ({ robotId }: { robotId: number }) => {
  const text = useText()
  const format = useStore($format)
  const written = useWrittenSetting()
  const reason = useReason()
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'values',
        title: text('column.change'),
        value: ({ values }: SettingChange) =>
          format.list(values.map(({ key, value }) => `${text(`setting.${key}`)}: ${written(key, value)}`))
      },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: SettingChange) => requestState(text, state),
        detail: reason
      },
      {
        key: 'userName',
        title: text('column.by'),
        value: ({ userName }: SettingChange) => userName ?? text('deployments.nobody')
      },
      { key: 'askTime', title: text('column.time'), type: 'date' }
    ],
    [text, format, written, reason]
  )
  return (
    <HistoryTable
      title={text('settings.history')}
      columns={columns}
      emptyTitle={text('settings.noChange')}
      ask={page => request(settingChanges, { query: { ...page, robotId } }, { quiet: true })}
    />
  )
}
