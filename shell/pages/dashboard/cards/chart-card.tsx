import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { chartTableOfDrawing } from '../charts/chart-table-of.ts'
import { ChartView } from '../charts/chart-view.tsx'
import type { Drawing } from '../charts/drawing.ts'
import type { Own } from '../data/own-data.ts'
import { Card } from './card.tsx'
import { CardBody, isBusy } from './card-body.tsx'
import { ChartTableLink, usePicture } from './chart-files.tsx'

type ChartCardProps = {
  title: string
  note: ReactNode
  /** The name of its files. */
  file: string
  /** The title of the first column of its table: days or months. */
  head: string
  state: Own<unknown>
  retry: () => Promise<void>
  /** Undefined without data. */
  drawing: Drawing | undefined
  empty: string
  onPress?: ((index: number) => void) | undefined
}

/** A card with a chart, its table and its picture. */
export const ChartCard = (props: ChartCardProps) => {
  const { title, note, file, head, state, retry, drawing, empty, onPress } = props
  const translate = useTranslate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const savePicture = usePicture(canvas, title, file)
  const shown = drawing?.series ?? []
  return (
    <Card
      title={title}
      note={note}
      busy={isBusy(state)}
      tools={
        drawing && <ChartTableLink title={title} file={file} chartTable={() => chartTableOfDrawing(drawing, head)} />
      }
      actions={drawing === undefined ? [] : [{ key: 'picture', text: translate('home.picture'), act: savePicture }]}
    >
      <ul className="chart-key" aria-hidden="true">
        {shown.map(({ label, isBefore }) => (
          <li key={label} className={isBefore ? 'before' : undefined}>
            {label}
          </li>
        ))}
      </ul>
      <CardBody state={state} retry={retry} empty={() => (drawing === undefined ? empty : undefined)}>
        {() => drawing && <ChartView name={title} drawing={drawing} canvas={canvas} onPress={onPress} />}
      </CardBody>
    </Card>
  )
}
