import { $translate } from '@portal/session'
import { PageHead, useStore } from '../../adapters/react.ts'

/** For an address without a page, and for a page that the person may not, or may no longer, open. */
export const NoPage = ({ kind }: { kind: 'missing' | 'closed' }) => {
  const translate = useStore($translate)
  return kind === 'closed' ? (
    <PageHead title={translate('unauthorized.page')} lead={translate('unauthorized.text')} />
  ) : (
    <PageHead title={translate('notFound.title')} lead={translate('notFound.text')} />
  )
}
