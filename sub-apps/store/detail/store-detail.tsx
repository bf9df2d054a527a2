import { $format, $language, $permissions, $user, request } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { storeDetail } from '#contract/calls/stores/stores.ts'
import { permissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { countryNamer } from '#kit/portal/country-names.ts'
import { OpeningHours } from '../hours/opening-hours.tsx'
import { BindRobots } from '../robots/bind-robots.tsx'
import { StoreRobots } from '../robots/store-robots.tsx'
import { useText } from '../texts.ts'
import { DeleteStore } from './delete-store.tsx'

/** One store: its data, its robots, and the robots that could be bound to it. */
export const StoreDetail = ({ storeId, search }: { storeId: number; search: string }) => {
  const text = useText()
  const format = useStore($format)
  const language = useStore($language)
  const { basePath, notify } = useSubApp()
  const [loaded, load] = useLoaded(String(storeId), () => request(storeDetail, { query: { storeId } }, { quiet: true }))
  const store = shownOf(loaded)
  const seesAll = useStore($permissions).includes(permissions.everyTenant)
  const tenantId = useStore($user)?.tenantId
  // A store of an organisation below is read here. Its own people change it.
  const isOwn = seesAll || tenantId === store?.tenantId
  /** Counts changes of bindings on this page. Both lists of robots are loaded again after each change. */
  const [changes, setChanges] = useState(0)
  const robots = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, and the focus must stay on the page. A closing dialog returns the focus first.
  useEffect(() => {
    if (changes > 0) robots.current?.focus()
  }, [changes])

  const bound = (count: number, key: 'bound' | 'unbound') => {
    notify('success', text(key, { count, total: format.number(count) }))
    setChanges(changes + 1)
    load()
  }
  return (
    <>
      <PageHead
        title={store?.name ?? (loaded.state === 'failed' ? text('failed.store') : text('loadingStore'))}
        back={{ href: basePath + keptQuery(search), text: text('backToList') }}
        action={
          store &&
          isOwn && (
            <a className="button" href={`${basePath}/${storeId}/edit${keptQuery(search)}`}>
              {text('edit')}
            </a>
          )
        }
      />
      {loaded.state === 'failed' && (
        <portal-notice heading={text('failed.store')} error={loaded.error} onportal-notice-retry={load} />
      )}
      {store !== undefined && (
        <>
          <dl className="facts">
            <div>
              <dt>{text('column.storeCode')}</dt>
              <dd>{store.storeCode}</dd>
            </div>
            <div>
              <dt>{text('column.city')}</dt>
              <dd>{store.city}</dd>
            </div>
            <div>
              <dt>{text('column.country')}</dt>
              <dd>{countryNamer(language)(store.country)}</dd>
            </div>
            <div>
              <dt>{text('column.tenant')}</dt>
              <dd>{store.tenantName}</dd>
            </div>
            <div>
              <dt>{text('column.created')}</dt>
              <dd>
                <time dateTime={new Date(store.createTime).toISOString()}>
                  {format.time(store.createTime, 'local')}
                </time>
              </dd>
            </div>
          </dl>
          <section className="part">
            <h2>{text('hours.title')}</h2>
            <OpeningHours opening={store.opening} />
          </section>
          <section className="part">
            <h2 ref={robots} tabIndex={-1}>
              {text('robots.title')}
            </h2>
            <StoreRobots
              storeId={storeId}
              isOwn={isOwn}
              changes={changes}
              onUnbound={count => bound(count, 'unbound')}
            />
          </section>
          {isOwn && (
            <>
              <section className="part">
                <h2>{text('bind.title')}</h2>
                <BindRobots
                  storeId={storeId}
                  tenantId={store.tenantId}
                  changes={changes}
                  onBound={count => bound(count, 'bound')}
                />
              </section>
              <DeleteStore storeId={storeId} name={store.name} listAddress={basePath + keptQuery(search)} />
            </>
          )}
        </>
      )}
    </>
  )
}
