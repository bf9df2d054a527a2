import { $format, navigate, request } from '@portal/session'
import { useMemo } from 'react'
import { fileColumns, neededColumns } from '#contract/calls/deploy/fault-code-file.ts'
import { type FaultCodeFile as Findings, importFaultCodes } from '#contract/calls/deploy/fault-codes.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { TableFile } from '#kit/portal/react/table-file.tsx'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { severityState } from './severity-state.ts'

type Row = Findings['rows'][number]

/** Chooses a CSV file of fault codes, shows the changes that it would make, and imports it. */
export const FaultCodeFile = () => {
  const text = useText()
  const format = useStore($format)
  const { basePath, notify } = useSubApp()
  const list = basePath + paths.faultCodes + keptQuery(useOwnRoute().search)
  const columns = useMemo(
    () => [
      { key: 'faultCode', title: text('column.code') },
      { key: 'name', title: text('column.name') },
      {
        key: 'severity',
        title: text('column.severity'),
        type: 'state' as const,
        value: ({ severity }: Row) => severityState(text, severity)
      }
    ],
    [text]
  )
  return (
    <>
      <PageHead title={text('import')} lead={text('file.lead')} back={{ href: list, text: text('codes.title') }} />
      <TableFile<Findings>
        text={text}
        problemText={problem => text(`fileProblem.${problem}`)}
        fileColumns={fileColumns}
        neededColumns={neededColumns}
        rowsMax={limits.faultFileRowsMax}
        templateName="fault-codes.csv"
        rowKey="faultCode"
        label={text('codes.title')}
        columns={columns}
        send={(file, mode, coding) => {
          const body = { mode, ...(coding && { coding }) }
          return request(importFaultCodes, { body, file }, { quiet: true })
        }}
        onImported={({ counts: { added, changed } }) => {
          notify('success', text('file.imported', { added: format.number(added), changed: format.number(changed) }))
          navigate(list)
        }}
      />
    </>
  )
}
