import { $format, navigate, request } from '@portal/session'
import { useEffect, useRef } from 'react'
import { storeList } from '#contract/calls/stores.ts'
import * as limits from '#contract/limits.ts'
import { FailedPanel } from './failed-panel.tsx'
import {
  type Filter,
  historyOf,
  isFiltered,
  keptQuery,
  noFilter,
  queryOf,
  readFilter,
  writeFilter
} from './filter-address.ts'
import type { Heading } from './heading.ts'
import { StoreFilters } from './store-filters.tsx'
import { StoreTable } from './store-table.tsx'
import { useSurroundings } from './surroundings.ts'
import { useText } from './texts.ts'
import { shownOf, useLoaded } from './use-loaded.ts'
import { useStore } from './use-store.ts'

export const StoreList = ({ search, heading }: { search: string; heading: Heading }) => {
  const text = useText()
  const format = useStore($format)
  const { basePath } = useSurroundings()
  const filter = readFilter(search)
  const [loaded, load] = useLoaded(writeFilter(filter), () =>
    request(storeList, { query: queryOf(filter) }, { quiet: true })
  )
  const shown = shownOf(loaded)
  const results = useRef<HTMLElement>(null)

  const addressOf = (wanted: Filter): string => basePath + writeFilter(wanted, search)
  const show = (wanted: Filter): void => navigate(addressOf(wanted), historyOf(filter, wanted))
  // The clicked button is gone after the action, and the focus must stay on the page.
  const act = (it: () => void) => () => {
    results.current?.focus()
    it()
  }

  // A link to a page beyond the end of the list shows the last page.
  const last = shown === undefined ? undefined : Math.max(1, Math.ceil(shown.total / limits.pageSize))
  const beyond = loaded.state === 'ready' && last !== undefined && filter.page > last
  const lastAddress = addressOf({ ...filter, page: last ?? 1 })
  useEffect(() => {
    if (beyond) navigate(lastAddress, 'replace')
  }, [beyond, lastAddress])

  const summary = () => {
    if (loaded.state === 'failed') return ''
    if (shown === undefined) return text('loading')
    return text('count', { count: shown.total, total: format.number(shown.total) })
  }
  return (
    <>
      {heading(text('title'))}
      <div className="head">
        <p className="intro">{text('intro')}</p>
        <a className="button main" href={`${basePath}/new${keptQuery(search)}`}>
          {text('new')}
        </a>
      </div>
      <StoreFilters filter={filter} onChange={show} />
      <div className="summary">
        <p role="status">{summary()}</p>
        {isFiltered(filter) && shown?.total !== 0 && (
          <button type="button" onClick={act(() => show(noFilter))}>
            {text('filters.clear')}
          </button>
        )}
      </div>
      {/* In the order of Tab: a keyboard scrolls what has the focus. */}
      <section
        ref={results}
        className="results"
        tabIndex={0}
        aria-label={text('title')}
        aria-busy={loaded.state === 'loading'}
      >
        {loaded.state === 'failed' ? (
          <FailedPanel title={text('failed.title')} error={loaded.error} retry={act(load)} />
        ) : shown?.total === 0 ? (
          <div className="panel">
            <h2>{text(isFiltered(filter) ? 'empty.title' : 'none.title')}</h2>
            <p>{text(isFiltered(filter) ? 'empty.text' : 'none.text')}</p>
            {isFiltered(filter) && (
              <button type="button" className="main" onClick={act(() => show(noFilter))}>
                {text('filters.clear')}
              </button>
            )}
          </div>
        ) : (
          <StoreTable stores={shown?.list} addressOf={storeId => `${basePath}/${storeId}${keptQuery(search)}`} />
        )}
      </section>
      {shown !== undefined && shown.total > limits.pageSize && (
        <portal-pager
          total={shown.total}
          page={filter.page}
          size={limits.pageSize}
          onportal-page-change={({ detail }) => show({ ...filter, page: detail.page })}
        />
      )}
    </>
  )
}
