import { request } from '@portal/session'
import {
  type ExportDataset,
  type ExportFormat,
  exportDatasets,
  exportFormats,
  startExport
} from '#contract/calls/exports/exports.ts'
import { beijingDay, dayAfter } from '#contract/days/beijing.ts'
import type { Period } from '#contract/days/period.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import { OneOf } from '../parts/one-of.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { PeriodFields } from '../period/period-fields.tsx'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'

/** The usual days: a month up to yesterday, since today is not over. */
const usualDays = 30

const usualPeriod = (): Period => {
  const today = beijingDay(Date.now())
  return { from: dayAfter(today, -usualDays), to: dayAfter(today, -1) }
}

type Draft = { dataset: ExportDataset; format: ExportFormat; period: Period; storeId: number | undefined }

/** The form in which a person chooses the rows of a new file. */
export const ExportForm = ({ onStarted }: { onStarted: () => void }) => {
  const text = useText()
  const written = useWritten()
  const { notify } = useSubApp()
  const form = useForm<Draft, never>({
    start: { dataset: 'cleaning', format: 'csv', period: usualPeriod(), storeId: undefined },
    // A file can be asked for again: nobody loses anything.
    isTyped: () => false,
    problemsOf: () => ({}),
    problemText: () => '',
    save: async ({ period, ...choices }) => {
      const { rows } = await request(startExport, { body: { ...choices, ...period } }, { quiet: true })
      return () => {
        notify('success', text('export.started', { rows: written.number(rows) }))
        onStarted()
      }
    }
  })
  const { dataset, format, period, storeId } = form.draft
  return (
    <form className="filters" {...form.form}>
      <OneOf
        label={text('export.dataset')}
        options={exportDatasets.map(value => ({ value, name: text(`dataset.${value}`) }))}
        chosen={dataset}
        onChoose={dataset => form.change({ dataset })}
      />
      <OneOf
        label={text('column.format')}
        options={exportFormats.map(value => ({ value, name: text(`format.${value}`) }))}
        chosen={format}
        onChoose={format => form.change({ format })}
      />
      <PeriodFields
        labels={[text('choice.from'), text('choice.to')]}
        period={period}
        onChange={period => form.change({ period })}
      />
      <StoreChoice storeId={storeId} onChoose={storeId => form.change({ storeId })} />
      <FormFoot of={form}>{text('export.start')}</FormFoot>
    </form>
  )
}
