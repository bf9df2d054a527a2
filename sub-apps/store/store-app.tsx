import { useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { writeList } from '#kit/list-address.pure.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { Sections } from '#kit/portal/react/sections.tsx'
import { StoreDetail } from './detail/store-detail.tsx'
import { EditStore } from './form/edit-store.tsx'
import { NewStore } from './form/new-store.tsx'
import { ImportStores } from './import/import-stores.tsx'
import { readFilter } from './list/store-filter.pure.ts'
import { StoreList } from './list/store-list.tsx'
import { StoreMap } from './map/store-map.tsx'
import { type Page, pageOf } from './page-of.pure.ts'
import { useText } from './texts.ts'

/** The same stores in two ways, with the same filter. */
const views = [
  { path: '', kind: 'list' },
  { path: '/map', kind: 'map' }
] as const

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const StoreApp = () => {
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const text = useText()
  const page = pageOf(pathname, basePath)
  const isView = views.some(({ kind }) => kind === page.kind)
  return (
    <>
      {isView && (
        <Sections
          label={text('views')}
          sections={views.map(({ path, kind }) => ({ path, title: text(`view.${kind}`) }))}
          query={writeList({ ...readFilter(search), sort: undefined, page: 1 }, search)}
        />
      )}
      <PageOf key={pathname} page={page} search={search} />
    </>
  )
}

const PageOf = ({ page, search }: { page: Page; search: string }) => {
  switch (page.kind) {
    case 'list':
      return <StoreList search={search} />
    case 'map':
      return <StoreMap search={search} />
    case 'new':
      return <NewStore search={search} />
    case 'import':
      return <ImportStores search={search} />
    case 'store':
      return <StoreDetail storeId={page.storeId} search={search} />
    case 'edit':
      return <EditStore storeId={page.storeId} search={search} />
    case 'missing':
    case 'closed':
      return <NoPage kind={page.kind} />
  }
}
