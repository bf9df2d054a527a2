import { environment, request } from '@portal/session'
import { useState } from 'react'
import { cancelExport, type Exported, exportList, exportTicket } from '#contract/calls/exports/exports.ts'
import type { StateValue } from '#contract/page/table.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'
import { isKept, isUnfinished, shareOf } from './export-state.pure.ts'

/** How often the list asks while a file is being made. */
const lookEveryMs = 2_000

/** Without a frame or a new tab: the browser keeps the file, and the page stays. */
const saveFrom = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** @returns whether the list is to be asked for again. A refusal was told to the person, and the row may be another now. */
const fetchFile = async ({ exportId }: Exported): Promise<boolean> => {
  try {
    const { path } = await request(exportTicket, { body: { exportId } })
    saveFrom((environment().apiBase ?? '') + path)
    return false
  } catch {
    return true
  }
}

/** The files of a person. Another `askKey` asks for them again. */
export const ExportTable = ({ askKey }: { askKey: string }) => {
  const text = useText()
  const written = useWritten()
  const { ask } = useSubApp()
  const [isMaking, setMaking] = useState(false)
  const takeAway = (action: 'cancel' | 'remove') => ({
    key: action,
    text: text(`export.${action}`),
    danger: true,
    run: ({ exportId }: Exported) =>
      ask({
        heading: text(`export.${action}`),
        text: text(`export.${action}.text`),
        yes: text(`export.${action}`),
        no: text('export.keep'),
        danger: true,
        act: () => request(cancelExport, { body: { exportId } }, { quiet: true })
      })
  })
  const isThere = (row: Exported): boolean => isKept(row, Date.now())
  const stateOf = (row: Exported): StateValue => {
    if (isUnfinished(row))
      return { text: text('state.running', { percent: written.percent(shareOf(row)) }), shape: 'ring', tone: 'brand' }
    if (row.state === 'done')
      return { text: text(isThere(row) ? 'state.done' : 'state.gone'), shape: 'dot', tone: 'success' }
    return { text: text(`state.${row.state}`), shape: 'square', tone: row.state === 'failed' ? 'danger' : 'muted' }
  }
  const list = defineList({
    label: text('export.list'),
    keepAs: 'statement exports',
    rowKey: 'exportId',
    emptyTitle: text('export.none'),
    emptyText: text('export.noneText'),
    ask: async query => {
      const answer = await request(exportList, { query }, { quiet: true })
      setMaking(answer.list.some(isUnfinished))
      return answer
    },
    askKey,
    ...(isMaking && { everyMs: lookEveryMs }),
    news: ['exports_changed'],
    showNew: true,
    columns: [
      {
        key: 'dataset',
        title: text('export.dataset'),
        value: ({ dataset }) => text(`dataset.${dataset}`),
        detail: row => written.days(row)
      },
      { key: 'format', title: text('column.format'), value: ({ format }) => text(`format.${format}`) },
      {
        key: 'storeName',
        title: text('column.store'),
        value: ({ storeName }) => storeName ?? text('everyStore')
      },
      { key: 'state', title: text('column.state'), type: 'state', value: stateOf },
      { key: 'rowsDone', title: text('export.rows'), type: 'number' },
      { key: 'bytes', title: text('column.size'), type: 'bytes' },
      { key: 'createTime', title: text('export.asked'), type: 'date' },
      { key: 'expireTime', title: text('export.kept'), type: 'date' }
    ],
    acts: [
      { key: 'fetch', text: text('download'), offered: isThere, run: fetchFile },
      { ...takeAway('cancel'), offered: isUnfinished },
      { ...takeAway('remove'), offered: isThere }
    ]
  })
  return <portal-list {...list} />
}
