import type { TableColumn } from '#contract/page/table.ts'
import { classOf } from './column-class.ts'

type SkeletonRowsProps = {
  columns: readonly TableColumn[]
  count: number
  isSelectable: boolean
  hasActions: boolean
}

/** Empty rows of the final height, so that nothing moves when the rows arrive. */
export const SkeletonRows = ({ columns, count, isSelectable, hasActions }: SkeletonRowsProps) => (
  <tbody className="waiting" aria-hidden="true">
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold a place differ in nothing
      <tr key={row}>
        {isSelectable && <td className="select" />}
        {columns.map((column, place) => (
          <td key={column.key} className={classOf(column, place === 0)}>
            <span className="bone" />
          </td>
        ))}
        {hasActions && <td className="go" />}
      </tr>
    ))}
  </tbody>
)
