import { type ActState, actLock, request } from '@portal/session'
import { useState } from 'react'
import {
  type ExportDataset,
  type ExportFormat,
  exportDatasets,
  exportFormats,
  startExport
} from '#contract/calls/exports/exports.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { OneOf } from '../parts/one-of.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { dayAfter, dayAt } from '../period/days.pure.ts'
import { PeriodFields } from '../period/period-fields.tsx'
import type { Period } from '../period/periods-address.pure.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'

/** The usual days: a month up to yesterday, since today is not over. */
const usualDays = 30

const usualPeriod = (): Period => {
  const today = dayAt(Date.now())
  return { from: dayAfter(today, -usualDays), to: dayAfter(today, -1) }
}

/** The form in which a person chooses the rows of a new file. */
export const ExportForm = ({ onStarted }: { onStarted: () => void }) => {
  const text = useText()
  const written = useWritten()
  const { notify } = useSubApp()
  const [dataset, setDataset] = useState<ExportDataset>('cleaning')
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [period, setPeriod] = useState(usualPeriod)
  const [storeId, setStoreId] = useState<number>()
  const [state, tell] = useState<ActState>('free')
  const [run] = useState(() => actLock(tell))
  const send = async (): Promise<void> => {
    try {
      const { rows } = await request(startExport, { body: { dataset, format, ...period, storeId } })
      notify('success', text('export.started', { rows: written.number(rows) }))
      onStarted()
    } catch {
      // The session has told the person why.
    }
  }
  return (
    <form
      className="filters"
      onSubmit={event => {
        event.preventDefault()
        void run(send)
      }}
    >
      <OneOf
        label={text('export.dataset')}
        options={exportDatasets.map(value => ({ value, name: text(`dataset.${value}`) }))}
        chosen={dataset}
        onChoose={setDataset}
      />
      <OneOf
        label={text('export.format')}
        options={exportFormats.map(value => ({ value, name: text(`format.${value}`) }))}
        chosen={format}
        onChoose={setFormat}
      />
      <PeriodFields labels={[text('choice.from'), text('choice.to')]} period={period} onChange={setPeriod} />
      <StoreChoice storeId={storeId} onChoose={setStoreId} />
      <button type="submit" className="button primary" aria-disabled={state !== 'free'}>
        {text('export.start')}
      </button>
    </form>
  )
}
