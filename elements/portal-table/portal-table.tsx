import { $format, $language, sentenceOf } from '@portal/session'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNarrower } from '../shared/hooks/use-narrower.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { cellTexts } from './decide/cell-text.pure.ts'
import { visibleColumns } from './decide/column-choice.pure.ts'
import { nextSort, writeSort } from './decide/sorting.pure.ts'
import { useChoice } from './hooks/use-choice.ts'
import { useExport } from './hooks/use-export.ts'
import { headRow, useGrid } from './hooks/use-grid.ts'
import { useMore } from './hooks/use-more.ts'
import { useSelection } from './hooks/use-selection.ts'
import { useTableRows } from './hooks/use-table-rows.ts'
import { actionColumn, type RowsContext, selectColumn } from './parts/body-row.tsx'
import { Fold } from './parts/fold.tsx'
import { Foot } from './parts/foot.tsx'
import { Head } from './parts/head.tsx'
import { Empty, Failed } from './parts/panels.tsx'
import { type OpenMenu, RowMenu } from './parts/row-menu.tsx'
import { SkeletonRows } from './parts/skeleton-rows.tsx'
import { Toolbar } from './parts/toolbar.tsx'
import type { TableProps } from './props.ts'
import { LongRows, mostDrawnRows, Rows } from './rows.tsx'

const none: readonly never[] = []
const headSize = 40
/** Below this width rows are cards. The CSS contains the same number. */
const cardsBelow = 720

/** A table of rows with everything that a list of the portal needs. It asks nobody for rows: the page brings them. */
export const Table = (props: TableProps) => {
  const {
    label = '',
    columns = none,
    actions = none,
    manyActions = none,
    loading = false,
    error,
    onAction,
    allActions = none
  } = props
  const translate = useTranslate()
  const language = useStore($language)
  const format = useStore($format)
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isFolded = useNarrower(root, cardsBelow) && !isUnfolded
  const [partError, setPartError] = useState<unknown>()

  const [choice, choose] = useChoice(props.keepAs)
  const visible = useMemo(() => visibleColumns(columns, choice), [columns, choice])
  const { shown, keys, sorted, sort, page, size, total, pages, go } = useTableRows(props, language)
  const { selected, share, isWhole, chooseWhole, toggle, toggleAll, clear } = useSelection(
    keys,
    props.selected,
    props.onSelect
  )
  const exportRows = useExport(props, visible, sorted)
  const isFailed = (error !== undefined && error !== '') || partError !== undefined
  const isWaiting = loading && shown.length === 0
  const hasMore = props.infinite === true && !loading && !isFailed && shown.length < total
  useMore(box, end, hasMore, shown.length, () => props.onMore?.(undefined))

  const isSelectable = props.selectable === true || manyActions.length > 0
  const hasActions = actions.length > 0
  const isLong = shown.length > mostDrawnRows
  const isGrid = isSelectable || hasActions || isLong
  const columnKeys = [
    ...(isSelectable ? [selectColumn] : []),
    ...visible.map(({ key }) => key),
    ...(hasActions ? [actionColumn] : [])
  ]
  const grid = useGrid(isGrid, keys, columnKeys)
  const text = useMemo(() => cellTexts(language, moment => format.time(moment)), [language, format])
  const context = useMemo<RowsContext>(
    () => ({
      columns: visible,
      text,
      isGrid,
      isSelectable,
      actions: hasActions,
      hasActions: row => actions.some(it => it.offered?.(row) ?? true),
      onToggle: toggle,
      onMenu: (key, row, button) => setMenu(now => (now?.key === key ? undefined : { key, row, button }))
    }),
    [visible, text, isGrid, isSelectable, hasActions, actions, toggle]
  )
  const closeMenu = useCallback(() => setMenu(undefined), [])

  // The pager is below the rows, so another page begins at the top of the new rows.
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    if (box.current !== null) box.current.scrollTop = 0
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView()
  }, [page])

  const hasTools =
    exportRows !== undefined ||
    props.keepAs !== undefined ||
    props.activeFilters !== undefined ||
    columns.some(({ sortable }) => sortable === true)
  const isCompact = props.compact === true || choice.compact
  const rows = { context, rows: shown, keys, selected, active: grid.active }
  const sortBy = (key: string): void => go({ sort: writeSort(nextSort(sort, key)), page: 1 })
  return (
    <div ref={root} className={isUnfolded ? 'root unfolded' : 'root'} lang={language}>
      <Toolbar
        above={props.above}
        fold={
          hasTools && (
            <Fold active={props.activeFilters} isOpen={isUnfolded} onToggle={() => setIsUnfolded(!isUnfolded)} />
          )
        }
        more={props.tools}
        columns={columns}
        choice={choice}
        onChoose={props.keepAs === undefined ? undefined : choose}
        onExport={exportRows}
      />
      <p className="unseen" role="status">
        {isFailed
          ? ''
          : loading
            ? translate('table.loading')
            : translate('table.rows', { count: total, total: format.number(total) })}
      </p>
      <div className={isCompact ? 'frame compact' : 'frame'} part="frame">
        {/* A keyboard scrolls what has the focus. */}
        <section ref={box} className="box" tabIndex={isGrid ? -1 : 0} aria-label={label} aria-busy={loading}>
          {isFailed ? (
            <Failed
              reason={error || sentenceOf(partError)}
              onRetry={() => {
                // The pressed button goes away, and the focus must stay on the page.
                box.current?.focus()
                setPartError(undefined)
                props.onRetry?.(undefined)
              }}
            />
          ) : !loading && shown.length === 0 ? (
            <Empty title={props.emptyTitle} text={props.emptyText} />
          ) : (
            <table
              ref={grid.table}
              role={isGrid ? 'grid' : 'table'}
              aria-label={label}
              aria-rowcount={isLong || pages > 1 ? total + 1 : undefined}
              aria-multiselectable={isSelectable ? true : undefined}
              onKeyDown={grid.onKeyDown}
              onFocus={grid.onFocus}
            >
              <Head
                columns={visible}
                sort={sort}
                selected={isSelectable ? share : undefined}
                hasActions={hasActions}
                isGrid={isGrid}
                isFolded={isFolded}
                activeColumn={grid.active?.row === headRow ? grid.active.column : undefined}
                onSort={sortBy}
                onSelectAll={toggleAll}
              />
              {isWaiting ? (
                <SkeletonRows columns={visible} count={size} isSelectable={isSelectable} hasActions={hasActions} />
              ) : isLong ? (
                <LongRows
                  {...rows}
                  box={box}
                  rowSize={isCompact ? 40 : 52}
                  headSize={headSize}
                  onFailed={setPartError}
                />
              ) : (
                <Rows {...rows} />
              )}
            </table>
          )}
          <div ref={end} className="end" />
        </section>
        <Foot
          below={props.below}
          pager={pages > 1 ? { total, page, size } : undefined}
          onPage={wanted => go({ sort: writeSort(sort), page: wanted })}
          selection={
            isSelectable && shown.length > 0
              ? {
                  count: isWhole ? total : selected.size,
                  actions: isWhole ? manyActions.filter(({ key }) => allActions.includes(key)) : manyActions,
                  onAction: action => onAction?.({ action, keys: [...selected], ...(isWhole && { all: true }) }),
                  whole:
                    !isWhole && share === 'all' && total > selected.size && allActions.length > 0
                      ? { total, onChoose: chooseWhole }
                      : undefined,
                  onClear: clear
                }
              : undefined
          }
        />
      </div>
      {menu !== undefined && (
        <RowMenu
          open={menu}
          actions={actions.filter(it => it.offered?.(menu.row) ?? true)}
          onAction={(action, key) => onAction?.({ action, keys: [key] })}
          onClose={closeMenu}
        />
      )}
    </div>
  )
}
