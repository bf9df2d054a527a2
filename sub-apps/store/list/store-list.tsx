import { $language, navigate, request, sentenceOf } from '@portal/session'
import { useCallback, useMemo } from 'react'
import { type Store, storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { isFiltered, keptQuery, writeList } from '#kit/list-address.pure.ts'
import { useOpenText } from '../hours/open-text.ts'
import { useNow } from '../hours/use-now.ts'
import { countryNamer } from '../parts/country-names.ts'
import { useText } from '../texts.ts'
import { allStores } from './all-stores.ts'
import { historyOf, queryOf, readFilter, type StoreFilter } from './store-filter.pure.ts'
import { StoreFilters } from './store-filters.tsx'
import { StoreViews } from './store-views.tsx'

/** The stores that a person may see, in the portal's table. */
export const StoreList = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const filter = readFilter(search)
  const [loaded, load] = useLoaded(writeList(filter, ''), () =>
    request(storeList, { query: queryOf(filter) }, { quiet: true })
  )
  const shown = shownOf(loaded)
  const kept = keptQuery(search)
  const columns = useColumns(useCallback((store: Store) => `${basePath}/${store.storeId}${kept}`, [basePath, kept]))

  const show = (wanted: StoreFilter): void => navigate(basePath + writeList(wanted, search), historyOf(filter, wanted))
  return (
    <>
      <PageHead
        title={text('title')}
        lead={text('intro')}
        action={
          <div className="actions">
            <a className="button" href={`${basePath}/import${kept}`}>
              {text('import')}
            </a>
            <a className="button primary" href={`${basePath}/new${kept}`}>
              {text('new')}
            </a>
          </div>
        }
      />
      <StoreViews current="list" query={writeList({ ...filter, sort: undefined, page: 1 }, search)} />
      <portal-table
        remote
        rowKey="storeId"
        addressKey=""
        keepAs="stores"
        fileName="stores"
        label={text('title')}
        columns={columns}
        rows={shown?.list}
        total={shown?.total ?? 0}
        size={limits.pageSize}
        loading={loaded.state === 'loading'}
        error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
        emptyTitle={text(isFiltered(filter) ? 'empty.title' : 'none.title')}
        emptyText={text(isFiltered(filter) ? 'empty.text' : 'none.text')}
        allRows={() => allStores(filter)}
        onportal-table-retry={load}
      >
        <StoreFilters
          filter={filter}
          onChange={show}
          onClear={() => show({ ...filter, text: '', chosen: { country: '' }, page: 1 })}
        />
      </portal-table>
    </>
  )
}

/** The columns stay the same until a text or the minute changes, so that the table is not drawn for nothing. */
const useColumns = (addressOf: (store: Store) => string) => {
  const text = useText()
  const language = useStore($language)
  const openText = useOpenText()
  const now = useNow()
  return useMemo((): HTMLElementTagNameMap['portal-table']['columns'] => {
    const countryName = countryNamer(language)
    return [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        sortable: true,
        value: (store: Store) => ({ text: store.name, address: addressOf(store) }),
        detail: (store: Store) => store.storeCode,
        detailTitle: text('column.storeCode')
      },
      { key: 'city', title: text('column.city'), sortable: true },
      { key: 'country', title: text('column.country'), value: (store: Store) => countryName(store.country) },
      {
        key: 'open',
        title: text('column.open'),
        type: 'state',
        value: ({ opening }: Store) => {
          const state = openText(opening, now)
          if (state === undefined) return undefined
          return state.isOpen
            ? { text: state.word, tone: 'success' }
            : { text: state.word, shape: 'ring', tone: 'muted' }
        },
        detail: ({ opening }: Store) => openText(opening, now)?.detail ?? ''
      },
      { key: 'tenantName', title: text('column.tenant'), hidden: true },
      { key: 'createTime', title: text('column.created'), type: 'date', sortable: true, hidden: true },
      { key: 'robotCount', title: text('column.robots'), type: 'number', sortable: true },
      { key: 'onlineCount', title: text('column.online'), type: 'number', sortable: true }
    ]
  }, [text, language, addressOf, openText, now])
}
