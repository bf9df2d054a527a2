import type { SubAppProps } from '@portal/session'
import { createPortal } from 'react-dom'
import type { Heading } from './heading.ts'
import { MissingPage } from './missing-page.tsx'
import { type Page, pageOf } from './page-of.ts'
import { StoreDetail } from './store-detail.tsx'
import { StoreEditor } from './store-editor.tsx'
import { NewStore } from './store-form.tsx'
import { StoreList } from './store-list.tsx'
import { Surroundings } from './surroundings.ts'
import { type Text, TextContext } from './texts.ts'
import { useOwnRoute } from './use-own-route.ts'

type StoreAppProps = { host: HTMLElement; above: HTMLElement; text: Text; surroundings: SubAppProps }

export const StoreApp = ({ host, above, text, surroundings }: StoreAppProps) => (
  <TextContext value={text}>
    <Surroundings value={surroundings}>
      <CurrentPage host={host} above={above} basePath={surroundings.basePath} />
    </Surroundings>
  </TextContext>
)

const CurrentPage = ({ host, above, basePath }: { host: HTMLElement; above: HTMLElement; basePath: string }) => {
  const route = useOwnRoute(basePath)
  const page = pageOf(route.pathname, basePath) ?? { kind: 'missing' }
  const key = route.pathname
  /*
   * In the portal's own tree, shown in a slot: there the portal finds the heading, for the title and for the focus.
   * Another page needs another heading element each time.
   */
  const heading: Heading = (text, back) => (
    <>
      {back !== undefined &&
        createPortal(
          <a className="back" href={back.href}>
            {back.text}
          </a>,
          above
        )}
      {createPortal(
        <h1 key={key} slot="heading" tabIndex={-1}>
          {text}
        </h1>,
        host
      )}
    </>
  )
  return <PageOf key={key} page={page} search={route.search} heading={heading} />
}

const PageOf = ({ page, search, heading }: { page: Page; search: string; heading: Heading }) => {
  switch (page.kind) {
    case 'list':
      return <StoreList search={search} heading={heading} />
    case 'new':
      return <NewStore search={search} heading={heading} />
    case 'store':
      return <StoreDetail storeId={page.storeId} search={search} heading={heading} />
    case 'edit':
      return <StoreEditor storeId={page.storeId} search={search} heading={heading} />
    case 'missing':
      return <MissingPage search={search} heading={heading} />
  }
}
