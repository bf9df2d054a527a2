import { $translate } from '@portal/session'
import { PageHead, useStore } from '#kit/adapters/react.ts'

/** The page for a person who may not, or may no longer, open the requested page. It uses the portal's texts. */
export const ClosedPage = () => {
  const translate = useStore($translate)
  return <PageHead title={translate('unauthorized.page')} lead={translate('unauthorized.text')} />
}
