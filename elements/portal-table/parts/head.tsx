import { ChevronDown, ChevronUp } from 'lucide'
import { useEffect, useRef } from 'react'
import type { Sort, TableColumn } from '#contract/page/table.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import type { SelectedShare } from '../decide/selection.pure.ts'
import { headRow } from '../hooks/use-grid.ts'
import { actionColumn, selectColumn } from './body-row.tsx'
import { classOf } from './column-class.ts'

type HeadProps = {
  columns: readonly TableColumn[]
  sort: Sort | undefined
  /** How many of the rows are selected; undefined where none can be. */
  selected: SelectedShare | undefined
  hasActions: boolean
  isGrid: boolean
  /** The titles of cards sort once the person opens the tools. */
  isFolded: boolean
  activeColumn: string | undefined
  onSort: (key: string) => void
  onSelectAll: () => void
}

/** The titles. A title that sorts is a button. */
export const Head = ({ columns, selected, hasActions, ...props }: HeadProps) => {
  const translate = useTranslate()
  const tabOf = (key: string) => (props.isGrid ? (props.activeColumn === key ? 0 : -1) : undefined)
  return (
    <thead role="rowgroup">
      <tr role="row" data-row={headRow} aria-rowindex={1}>
        {selected !== undefined && (
          <th role="columnheader" className="select" data-column={selectColumn}>
            <SelectAll selected={selected} tab={tabOf(selectColumn)} onSelectAll={props.onSelectAll} />
          </th>
        )}
        {columns.map(column => (
          <Title
            key={column.key}
            column={column}
            sort={props.sort}
            canSort={column.sortable === true && !props.isFolded}
            tab={tabOf(column.key)}
            onSort={props.onSort}
          />
        ))}
        {hasActions && (
          <th role="columnheader" className="go" data-column={actionColumn} tabIndex={tabOf(actionColumn)}>
            <span className="unseen">{translate('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type TitleProps = Pick<HeadProps, 'sort' | 'onSort'> & {
  column: TableColumn
  canSort: boolean
  tab: number | undefined
}

const Title = ({ column, sort, canSort, tab, onSort }: TitleProps) => {
  const direction = sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      className={classOf(column, false)}
      data-column={column.key}
      aria-sort={direction}
      tabIndex={canSort ? undefined : tab}
    >
      {canSort ? (
        <button
          data-click="table.sort"
          type="button"
          className="sort"
          tabIndex={tab}
          onClick={() => onSort(column.key)}
        >
          {column.title}
          <span className="direction">{direction && <Icon node={sort?.descending ? ChevronDown : ChevronUp} />}</span>
        </button>
      ) : (
        column.title
      )}
    </th>
  )
}

type SelectAllProps = { selected: SelectedShare; tab: number | undefined; onSelectAll: () => void }

const SelectAll = ({ selected, tab, onSelectAll }: SelectAllProps) => {
  const translate = useTranslate()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = selected === 'some'
  }, [selected])
  return (
    <label>
      <input
        ref={box}
        data-click="table.select"
        type="checkbox"
        checked={selected === 'all'}
        tabIndex={tab}
        aria-label={translate('table.selectAll')}
        onChange={onSelectAll}
      />
    </label>
  )
}
