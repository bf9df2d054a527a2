import { $translate } from '@portal/session'
import { PageHead, useStore } from '#kit/adapters/react.ts'

/** The page of somebody who may not open it, or not any more: in the words of the portal. */
export const ClosedPage = () => {
  const translate = useStore($translate)
  return <PageHead title={translate('unauthorized.page')} lead={translate('unauthorized.text')} />
}
