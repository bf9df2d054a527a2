import { EmptyPage } from '../../pieces/empty-page.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'

/** /404: the page for all unknown addresses (docs/requirements.md §2). */
export const NotFound = () => {
  const translate = useTranslate()
  return (
    <EmptyPage
      title={translate('notFound.title')}
      text={translate('notFound.text')}
      home={translate('notFound.home')}
    />
  )
}
