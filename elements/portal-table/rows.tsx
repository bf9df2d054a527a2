import { type RefObject, useEffect, useState } from 'react'
import { useMatches } from '../shared/hooks/use-matches.ts'
import { BodyRow } from './parts/body-row.tsx'
import { SkeletonRows } from './parts/skeleton-rows.tsx'
import type { RowsProps } from './rows-props.ts'

/** More rows than this are drawn only near the visible ones. */
export const mostDrawnRows = 100

/** All rows, for tables that are short. */
export const Rows = ({ context, rows, keys, selected, active }: RowsProps) => (
  <tbody role="rowgroup">
    {rows.map((row, index) => {
      const rowName = keys[index] ?? ''
      return (
        <BodyRow
          key={rowName}
          context={context}
          row={row}
          rowName={rowName}
          index={index}
          isSelected={selected.has(rowName)}
          activeColumn={active?.row === rowName ? active.column : undefined}
        />
      )
    })}
  </tbody>
)

type LongRowsProps = RowsProps & {
  box: RefObject<HTMLDivElement | null>
  rowSize: number
  headSize: number
  onFailed: (cause: unknown) => void
}

type Part = typeof import('./virtual-rows.tsx')

/** The rows of a long table. Only these tables load the code that draws them. */
export const LongRows = ({ onFailed, ...props }: LongRowsProps) => {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    import('./virtual-rows.tsx').then(setPart, onFailed)
  }, [onFailed])
  const { columns, isSelectable, actions } = props.context
  // Paper does not scroll.
  const isPrinting = useMatches('print')
  if (part === undefined)
    return <SkeletonRows columns={columns} count={10} isSelectable={isSelectable} hasActions={actions} />
  return <part.VirtualRows {...props} isPrinting={isPrinting} />
}
