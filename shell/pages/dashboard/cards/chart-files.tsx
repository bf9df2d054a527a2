import type { PortalChart } from '@portal/elements'
import { notify, translate as sentence } from '@portal/session'
import { type RefObject, useState } from 'react'
import { lazyPart } from '../../../pieces/lazy-part.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { ChartTable } from '../charts/chart-table-of.ts'

const ChartTableDialog = lazyPart(async () => (await import('../charts/chart-table.tsx')).ChartTableDialog)

/** Opens the table with a chart's figures. */
export const ChartTableLink = ({
  title,
  file,
  chartTable
}: {
  title: string
  file: string
  chartTable: () => ChartTable
}) => {
  const translate = useTranslate()
  const [shown, setShown] = useState<ChartTable>()
  return (
    <>
      <button
        data-click="dashboard.table"
        type="button"
        className="card-link"
        aria-label={translate('home.tableOf', { name: title })}
        onClick={() => setShown(chartTable())}
      >
        {translate('home.asTable')}
      </button>
      {shown !== undefined && (
        <ChartTableDialog title={title} fileName={file} chartTable={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}

/** Saves a card's chart as a picture. */
export const usePicture =
  (chart: RefObject<PortalChart | null>, file: string): (() => void) =>
  () => {
    // Before the chart's file is there, the tag has no method.
    chart.current?.savePicture?.(file).catch((cause: unknown) => {
      console.warn('The picture could not be saved.', cause)
      notify('error', sentence('home.pictureFailed'))
    })
  }
