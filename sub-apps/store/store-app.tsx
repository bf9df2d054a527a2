import type { SubAppProps } from '@portal/session'
import { MissingPage } from './missing-page.tsx'
import { type Page, pageOf } from './page-of.ts'
import { StoreDetail } from './store-detail.tsx'
import { StoreEditor } from './store-editor.tsx'
import { NewStore } from './store-form.tsx'
import { StoreList } from './store-list.tsx'
import { Surroundings } from './surroundings.ts'
import { type Text, TextContext } from './texts.ts'
import { useOwnRoute } from './use-own-route.ts'

export const StoreApp = ({ text, surroundings }: { text: Text; surroundings: SubAppProps }) => (
  <TextContext value={text}>
    <Surroundings value={surroundings}>
      <CurrentPage basePath={surroundings.basePath} />
    </Surroundings>
  </TextContext>
)

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
const CurrentPage = ({ basePath }: { basePath: string }) => {
  const { pathname, search } = useOwnRoute(basePath)
  return <PageOf key={pathname} page={pageOf(pathname, basePath) ?? { kind: 'missing' }} search={search} />
}

const PageOf = ({ page, search }: { page: Page; search: string }) => {
  switch (page.kind) {
    case 'list':
      return <StoreList search={search} />
    case 'new':
      return <NewStore search={search} />
    case 'store':
      return <StoreDetail storeId={page.storeId} search={search} />
    case 'edit':
      return <StoreEditor storeId={page.storeId} search={search} />
    case 'missing':
      return <MissingPage search={search} />
  }
}
