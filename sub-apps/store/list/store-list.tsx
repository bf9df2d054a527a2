import { $language, navigate, request, sentenceOf } from '@portal/session'
import { useCallback, useMemo } from 'react'
import { type Store, storeList } from '#contract/calls/stores.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { isFiltered, keptQuery, writeList } from '#kit/list-address.ts'
import { countryNamer } from '../parts/country-names.ts'
import { useText } from '../texts.ts'
import { historyOf, queryOf, readFilter, type StoreFilter } from './store-filter.ts'
import { StoreFilters } from './store-filters.tsx'

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
          <a className="button primary" href={`${basePath}/new${kept}`}>
            {text('new')}
          </a>
        }
      />
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

/** The list stays the same until a text changes, so that the table is not drawn for nothing. */
const useColumns = (addressOf: (store: Store) => string) => {
  const text = useText()
  const language = useStore($language)
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
      { key: 'tenantName', title: text('column.tenant'), hidden: true },
      { key: 'createTime', title: text('column.created'), type: 'date', sortable: true, hidden: true },
      { key: 'robotCount', title: text('column.robots'), type: 'number', sortable: true },
      { key: 'onlineCount', title: text('column.online'), type: 'number', sortable: true }
    ]
  }, [text, language, addressOf])
}

/** The stores of all pages, for the file. */
const allStores = async (filter: StoreFilter): Promise<Store[]> => {
  const stores: Store[] = []
  for (let page = 1; ; page += 1) {
    const query = queryOf({ ...filter, page }, limits.pageSizeMax)
    const { list, total } = await request(storeList, { query }, { quiet: true })
    stores.push(...list)
    if (list.length === 0 || stores.length >= total) return stores
  }
}
