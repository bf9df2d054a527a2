import type { ReactNode } from 'react'
import type { TableAction } from '#contract/page/table.ts'
import { SelectionBar } from './selection-bar.tsx'

type FootProps = {
  below: ReactNode
  /** Undefined where all rows are on one page. */
  pager: { total: number; page: number; size: number } | undefined
  onPage: (page: number) => void
  /** Undefined where no row can be selected. */
  selection:
    | {
        count: number
        actions: readonly TableAction[]
        onAction: (action: string) => void
        whole: { total: number; onChoose: () => void } | undefined
        onClear: () => void
      }
    | undefined
}

/** The foot below the rows: the pager, and over its middle the actions for the selected rows. */
export const Foot = ({ below, pager, onPage, selection }: FootProps) =>
  pager === undefined && selection === undefined && below === undefined ? null : (
    <div className="foot" part="foot">
      {below}
      {pager !== undefined && (
        <portal-pager
          {...pager}
          onportal-page-change={event => {
            // To the page, this pager is a part of the table.
            event.stopPropagation()
            onPage(event.detail.page)
          }}
        />
      )}
      {selection !== undefined && <SelectionBar {...selection} />}
    </div>
  )
