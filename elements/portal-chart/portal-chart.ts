import { showWork } from '@portal/session'
import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import { takeReactProps } from '../shared/react-props.ts'
import styles from './portal-chart.css'
import { ChartContent } from './portal-chart.tsx'

/**
 * A chart of figures at labels, such as days: a line, or bars. A person reads its points by pointer or by arrow keys, and
 * screen readers announce them. It draws when it comes into view, in the colours of the tokens, and anew for another theme
 * and for paper. Its height is `--portal-chart-size`; 256px. At most 1 000 labels and 8 series are drawn.
 *
 * @tag portal-chart
 * @attr {string} label - The chart's name for screen readers.
 * @attr {'line' | 'bars'} kind - How the first series is drawn; `line`. The others are lines.
 * @attr {boolean} pressable - A press on a point, or Enter, sends `portal-chart-press`.
 * @prop {string} label - See the attribute.
 * @prop {string} kind - See the attribute.
 * @prop {boolean} pressable - See the attribute.
 * @prop {readonly ChartLabel[]} labels - The labels of the points, in their order.
 * @prop {readonly ChartSeries[]} series - The figures at these labels; the first series is read first.
 * @prop {Intl.NumberFormatOptions} number - How figures are written; with at most one decimal.
 * @fires {CustomEvent<{ index: number }>} portal-chart-press - The point that was pressed, from 0.
 */
export class PortalChart extends portalElement(ChartContent, {
  attributes: { label: 'string', kind: 'string', pressable: 'boolean' },
  properties: ['labels', 'series', 'number'],
  events: { onPress: 'portal-chart-press' },
  styles: [base, styles]
}) {
  constructor() {
    super()
    takeReactProps(this)
  }

  /**
   * Saves the chart as a PNG picture, with its name above it. Does nothing before the chart is drawn.
   * @param fileName the file's name without its ending
   */
  async savePicture(fileName: string): Promise<void> {
    const canvas = this.shadowRoot?.querySelector('canvas')
    if (!canvas) return
    const { savePicture } = await showWork(import('./draw/save-picture.ts'))
    await savePicture(canvas, this.label ?? '', fileName)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-chart': PortalChart
  }
}
