import { navigate } from '@portal/session'
import { useCallback, useMemo } from 'react'
import type { Store } from '#contract/calls/stores/stores.ts'
import { PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { isFiltered, keptQuery, writeList } from '#kit/list-address.pure.ts'
import { historyOf, readFilter, type StoreFilter } from '../list/store-filter.pure.ts'
import { useText } from '../texts.ts'
import { allStores } from './all-stores.ts'
import { MapTable } from './map-table.tsx'
import { type MapView, pointsOf, readView, robotStates, viewOf, writeView } from './map-view.pure.ts'
import { StateSign } from './mark.tsx'
import { StoreFilters } from './store-filters.tsx'
import { WorldMap } from './world-map.tsx'

/** Where the stores are, with the filter of the list. */
export const StoreMap = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const filter: StoreFilter = { ...readFilter(search), page: 1 }
  const query = writeList(filter, search)
  const [loaded, load] = useLoaded(writeList(filter, ''), () => allStores(filter))
  const stores = shownOf(loaded)
  const whole = useMemo(() => viewOf(pointsOf(stores ?? [])), [stores])
  const address = `${basePath}/map`
  const view = readView(search)
  const kept = keptQuery(search)
  const addressOf = useCallback((store: Store) => `${basePath}/${store.storeId}${kept}`, [basePath, kept])
  const show = (wanted: StoreFilter): void => navigate(address + writeList(wanted, search), historyOf(filter, wanted))
  const unplaced = stores?.filter(({ position }) => position === null).length ?? 0
  return (
    <>
      <PageHead title={text('map.title')} lead={text('map.intro')} />
      <StoreFilters
        filter={filter}
        onChange={show}
        onClear={() => show({ ...filter, text: '', chosen: { country: '' } })}
      />
      {loaded.state === 'failed' && (
        <portal-notice heading={text('failed.title')} error={loaded.error} onportal-notice-retry={load} />
      )}
      {stores === undefined && loaded.state === 'loading' && <p role="status">{text('loading')}</p>}
      {stores !== undefined && (
        <>
          <WorldMap
            stores={stores}
            view={view ?? whole}
            storeAddress={addressOf}
            viewAddress={(wanted: MapView) => address + writeView(query, wanted)}
          />
          <p className="filters">
            {robotStates.map(state => (
              <span key={state}>
                <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                  <StateSign state={state} size={5} line={2.5} />
                </svg>{' '}
                {text(`map.state.${state}`)}
              </span>
            ))}
            {view !== undefined && <a href={address + query}>{text('map.all')}</a>}
          </p>
          {unplaced > 0 && <p className="quiet">{text('map.unplaced', { count: unplaced })}</p>}
          <MapTable
            stores={stores}
            addressOf={addressOf}
            emptyTitle={text(isFiltered(filter) ? 'empty.title' : 'none.title')}
          />
        </>
      )}
    </>
  )
}
