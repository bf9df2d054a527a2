import type { PortalChart } from '@portal/elements'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { ChartData } from '../charts/chart-data.ts'
import { chartTableOfData } from '../charts/chart-table-of.ts'
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
  chart: ChartData | undefined
  empty: string
  onPress?: ((index: number) => void) | undefined
}

/** A card with a chart, its table and its picture. */
export const ChartCard = (props: ChartCardProps) => {
  const { title, note, file, head, state, retry, chart, empty, onPress } = props
  const translate = useTranslate()
  const element = useRef<PortalChart>(null)
  const savePicture = usePicture(element, file)
  return (
    <Card
      title={title}
      note={note}
      busy={isBusy(state)}
      tools={chart && <ChartTableLink title={title} file={file} chartTable={() => chartTableOfData(chart, head)} />}
      actions={chart === undefined ? [] : [{ key: 'picture', text: translate('home.picture'), act: savePicture }]}
    >
      <CardBody state={state} retry={retry} empty={() => (chart === undefined ? empty : undefined)}>
        {() =>
          chart && (
            <portal-chart
              ref={element}
              label={title}
              {...chart}
              pressable={onPress !== undefined}
              data-click="dashboard.robots"
              onportal-chart-press={({ detail }) => onPress?.(detail.index)}
            />
          )
        }
      </CardBody>
    </Card>
  )
}
