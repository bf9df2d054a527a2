/** @jsxImportSource solid-js */
import { environment, request, sentenceOf } from '@portal/session'
import { createMemo } from 'solid-js'
import { cancelExport, type Exported, exportTicket } from '#contract/calls/exports/exports.ts'
import * as limits from '#contract/limits.ts'
import { useSubApp } from '#kit/adapters/solid.ts'
import { useText } from '../texts.ts'
import type { UseLoaded } from '../use-loaded.ts'
import { useWritten } from '../written.ts'
import { isKept, isUnfinished, shareOf } from './export-state.pure.ts'

type Table = HTMLElementTagNameMap['portal-table']
type Columns = NonNullable<Table['columns']>
type Actions = NonNullable<Table['actions']>

/** Without a frame or a new tab: the browser keeps the file, and the page stays. */
const saveFrom = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** The files of a person. */
export const ExportTable = (props: { of: UseLoaded<{ list: Exported[]; total: number }> }) => {
  const text = useText()
  const written = useWritten()
  const { ask } = useSubApp()
  const columns = createMemo(
    (): Columns => [
      {
        key: 'dataset',
        title: text()('export.dataset'),
        value: ({ dataset }: Exported) => text()(`dataset.${dataset}`),
        detail: (row: Exported) => written.days(row)
      },
      { key: 'format', title: text()('export.format'), value: ({ format }: Exported) => text()(`format.${format}`) },
      {
        key: 'storeName',
        title: text()('column.store'),
        value: ({ storeName }: Exported) => storeName ?? text()('choice.everyStore')
      },
      {
        key: 'state',
        title: text()('export.state'),
        type: 'state',
        value: (row: Exported) => ({
          text: isUnfinished(row)
            ? text()('state.running', { percent: written.percent(shareOf(row)) })
            : text()(`state.${row.state === 'done' && !isKept(row, Date.now()) ? 'gone' : row.state}`),
          shape: isUnfinished(row) ? 'ring' : row.state === 'done' ? 'dot' : 'square',
          tone: isUnfinished(row)
            ? 'brand'
            : row.state === 'done'
              ? 'success'
              : row.state === 'failed'
                ? 'danger'
                : 'muted'
        })
      },
      { key: 'rowsDone', title: text()('export.rows'), type: 'number' },
      { key: 'bytes', title: text()('export.size'), type: 'bytes' },
      { key: 'createTime', title: text()('export.asked'), type: 'date' },
      { key: 'expireTime', title: text()('export.kept'), type: 'date' }
    ]
  )
  const actions = createMemo(
    (): Actions => [
      { key: 'fetch', text: text()('export.fetch'), offered: (row: Exported) => isKept(row, Date.now()) },
      { key: 'cancel', text: text()('export.cancel'), danger: true, offered: isUnfinished },
      {
        key: 'remove',
        text: text()('export.remove'),
        danger: true,
        offered: (row: Exported) => isKept(row, Date.now())
      }
    ]
  )
  const fetchFile = async (exportId: number): Promise<void> => {
    const { path } = await request(exportTicket, { body: { exportId } })
    saveFrom((environment().apiBase ?? '') + path)
  }
  const takeAway = async (exportId: number, action: 'cancel' | 'remove'): Promise<void> => {
    const agreed = await ask({
      heading: text()(`export.${action}`),
      text: text()(`export.${action}.text`),
      yes: text()(`export.${action}`),
      no: text()('export.keep'),
      danger: true,
      act: () => request(cancelExport, { body: { exportId } }, { quiet: true })
    })
    if (agreed) await props.of.load()
  }
  const act = ({ detail }: CustomEvent<{ action: string; keys: readonly string[] }>): void => {
    const exportId = Number(detail.keys[0])
    // A refusal was told to the person.
    if (detail.action === 'fetch') fetchFile(exportId).catch(() => props.of.load())
    else void takeAway(exportId, detail.action === 'cancel' ? 'cancel' : 'remove')
  }
  const failure = () => {
    const loaded = props.of.loaded()
    return loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined
  }
  return (
    <portal-table
      remote
      row-key="exportId"
      address-key=""
      label={text()('export.list')}
      columns={columns()}
      actions={actions()}
      rows={props.of.shown()?.list}
      total={props.of.shown()?.total ?? 0}
      size={limits.pageSize}
      // While a file is made, the page asks every two seconds: rows that dim each time would flicker.
      loading={props.of.shown() === undefined && failure() === undefined}
      error={failure()}
      empty-title={text()('export.none')}
      empty-text={text()('export.noneText')}
      on:portal-table-retry={props.of.load}
      on:portal-table-action={act}
    />
  )
}
