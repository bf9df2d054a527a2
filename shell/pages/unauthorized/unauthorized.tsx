import { EmptyPage } from '../../pieces/empty-page.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'

/** /401: the person is signed in, but lacks the permission for the address (docs/requirements.md §6). */
export const Unauthorized = () => {
  const translate = useTranslate()
  return (
    <EmptyPage
      title={translate('unauthorized.title')}
      text={translate('unauthorized.text')}
      home={translate('unauthorized.home')}
    />
  )
}
