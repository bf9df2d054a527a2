import { $format, sentenceOf } from '@portal/session'
import { useMemo, useRef } from 'react'
import * as limits from '#contract/limits.ts'
import { rowKeyOf } from '../portal-table/decide/cell-value.pure.ts'
import { Table } from '../portal-table/portal-table.tsx'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { allRows, mostRowsOfFile } from './all-rows.ts'
import { activeCount, isFiltered, type ListRules, pageSizes, questionOf } from './decide/list-view.pure.ts'
import { useAnswer } from './hooks/use-answer.ts'
import { useKeptSize } from './hooks/use-kept-size.ts'
import { useOpenedRow } from './hooks/use-opened-row.ts'
import { useView } from './hooks/use-view.ts'
import { CaughtRows } from './parts/caught-rows.tsx'
import { Filters } from './parts/filters.tsx'
import { PageSize } from './parts/page-size.tsx'
import { SavedFilters } from './parts/saved-filters.tsx'
import type { ListProps } from './props.ts'

const none: readonly never[] = []

/** A list of the cloud: it asks for its rows, and a page says which columns, which filters and which call. */
export const List = (props: ListProps) => {
  const { columns = none, filters = none, acts = none, manyActs = none, news = none, rowKey = 'id' } = props
  const { size = limits.pageSize, askKey = '', addressKey = '', ask, searchHelp, everyMs, showNew = false } = props
  const translate = useTranslate()
  const format = useStore($format)
  const root = useRef<HTMLDivElement>(null)
  const [keptSize, keepSize] = useKeptSize(props.keepAs)
  const rules = useMemo<ListRules>(
    () => ({
      filters,
      size,
      keptSize,
      addressKey,
      searchable: searchHelp !== undefined,
      sorts: columns.flatMap(({ key, sortable }) => (sortable === true ? [key] : []))
    }),
    [filters, size, keptSize, addressKey, searchHelp, columns]
  )
  const [view, show] = useView(rules)
  const question = useMemo(() => questionOf(view), [view])
  const { asked, again, showOffered } = useAnswer({
    place: root,
    question,
    rowKey,
    ask,
    news,
    askKey,
    everyMs,
    showNew
  })
  const hearPress = useOpenedRow(root, addressKey, asked.state === 'ready')
  const shown = asked.state === 'failed' ? undefined : asked.shown
  const total = shown?.total ?? 0

  const act = async (key: string, keys: readonly string[], isAll: boolean): Promise<void> => {
    const rows = shown?.list.filter(row => keys.includes(rowKeyOf(row, rowKey))) ?? []
    const [row] = rows
    const ofMany = manyActs.find(it => it.key === key)
    const ofRow = acts.find(it => it.key === key)
    const done =
      ofMany === undefined
        ? row !== undefined && (await ofRow?.run?.(row))
        : isAll
          ? await ofMany.runAll?.(question, total)
          : await ofMany.run(rows)
    if (done) await again()
  }
  const changeSize = (wanted: number): void => {
    keepSize(wanted)
    show({ ...view, size: wanted, page: 1 })
  }
  const { emptyTitle, emptyText } = props
  const emptyTexts = isFiltered(view)
    ? { emptyTitle: translate('list.noneFound') }
    : { ...(emptyTitle !== undefined && { emptyTitle }), ...(emptyText !== undefined && { emptyText }) }
  const offered = asked.state === 'ready' && asked.offered !== undefined ? asked : undefined
  const table = (failure?: { error: unknown; retry: () => void }) => (
    <Table
      remote
      rowKey={rowKey}
      columns={columns}
      actions={acts}
      manyActions={manyActs}
      allActions={manyActs.flatMap(it => (it.runAll === undefined ? [] : [it.key]))}
      total={total}
      page={view.page}
      size={view.size}
      sort={view.sort}
      loading={asked.state === 'loading'}
      {...(shown !== undefined && failure === undefined && { rows: shown.list })}
      {...(asked.state === 'failed' && { error: sentenceOf(asked.error) })}
      {...(failure !== undefined && { error: sentenceOf(failure.error) })}
      {...emptyTexts}
      {...(props.label !== undefined && { label: props.label })}
      {...(props.keepAs !== undefined && { keepAs: props.keepAs })}
      {...(props.fileName !== undefined && total <= mostRowsOfFile && { fileName: props.fileName })}
      {...(ask !== undefined && { allRows: () => allRows(ask, question) })}
      onChange={place => show({ ...view, ...place })}
      onRetry={() => {
        failure?.retry()
        void again()
      }}
      onAction={({ action, keys, all }) => void act(action, keys, all === true)}
      activeFilters={filters.length === 0 ? undefined : activeCount(view, filters)}
      above={fold => (
        <>
          <Filters view={view} filters={filters} searchHelp={searchHelp} onShow={show} fold={fold} />
          <p role="status" className="news">
            {offered !== undefined && (
              <button data-click="list.news" type="button" className="retry" onClick={showOffered}>
                {offered.offeredCount === 0
                  ? translate('list.changed')
                  : translate('list.new', {
                      count: offered.offeredCount,
                      total: format.number(offered.offeredCount)
                    })}
              </button>
            )}
          </p>
        </>
      )}
      tools={<SavedFilters list={props.keepAs} view={view} rules={rules} onShow={show} />}
      // A list that fits the smallest page has nothing to choose.
      below={total > pageSizes[0] ? <PageSize size={view.size} usual={size} onSize={changeSize} /> : undefined}
    />
  )
  return (
    <div ref={root} onClickCapture={({ target }) => hearPress(target)}>
      <CaughtRows failed={(error, retry) => table({ error, retry })}>{table()}</CaughtRows>
    </div>
  )
}
