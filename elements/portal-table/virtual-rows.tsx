/** Draws only the rows near the visible ones. It is loaded for long tables alone. */
import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer
} from '@tanstack/virtual-core'
import { Fragment, type RefObject, useLayoutEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { BodyRow, type RowsContext } from './parts/body-row.tsx'
import type { RowsProps } from './rows-props.ts'

type VirtualRowsProps = RowsProps & {
  box: RefObject<HTMLDivElement | null>
  rowSize: number
  headSize: number
  /** All rows are drawn, and keep the focus. */
  isPrinting: boolean
}

/** Rows beyond each end of the visible ones. */
const overscan = 8

export const VirtualRows = (props: VirtualRowsProps) => {
  const { box, rowSize, headSize, isPrinting, context, rows, keys, selected, active } = props
  const activeIndex = active === undefined ? -1 : keys.indexOf(active.row)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowSize,
    getItemKey: index => keys[index] ?? index,
    overscan,
    scrollMargin: headSize,
    scrollPaddingStart: headSize,
    // The row that has the focus stays in the document wherever the rows are scrolled to.
    rangeExtractor: range => {
      if (isPrinting) return [...rows.keys()]
      const indexes = defaultRangeExtractor(range)
      return activeIndex === -1 || indexes.includes(activeIndex)
        ? indexes
        : [...indexes, activeIndex].sort((one, other) => one - other)
    }
  })
  const items = virtualizer.getVirtualItems()
  const end = virtualizer.getTotalSize() + headSize
  return (
    <tbody role="rowgroup">
      {items.map((item, place) => {
        const row = rows[item.index]
        const rowName = keys[item.index]
        if (row === undefined || rowName === undefined) return null
        return (
          <Fragment key={rowName}>
            <Space size={item.start - (items[place - 1]?.end ?? headSize)} context={context} />
            <BodyRow
              context={context}
              row={row}
              rowName={rowName}
              index={item.index}
              isSelected={selected.has(rowName)}
              activeColumn={active?.row === rowName ? active.column : undefined}
              measure={virtualizer.measureElement}
            />
          </Fragment>
        )
      })}
      <Space size={end - (lastEnd(items) ?? headSize)} context={context} />
    </tbody>
  )
}

const lastEnd = (items: readonly VirtualItem[]): number | undefined => items.at(-1)?.end

/** Takes the place of rows that are not drawn. */
const Space = ({ size, context }: { size: number; context: RowsContext }) =>
  size > 0 ? (
    <tr aria-hidden="true" className="space">
      <td colSpan={context.columns.length + 2} style={{ blockSize: size }} />
    </tr>
  ) : null

type Options = Omit<
  ConstructorParameters<typeof Virtualizer<HTMLDivElement, HTMLTableRowElement>>[0],
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'onChange'
>

/** Binds a virtualizer to a component, as its makers do for React. */
const useVirtualizer = (given: Options) => {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const options = {
    ...given,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    // While rows scroll, they are drawn in the same frame. Else the person would see empty space.
    onChange: (_: unknown, isScrolling: boolean) => (isScrolling ? flushSync(draw) : draw())
  }
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLTableRowElement>(options))
  virtualizer.setOptions(options)
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => virtualizer._willUpdate())
  return virtualizer
}
