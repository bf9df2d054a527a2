import { $translate, leaveClosedPage } from '@portal/session'
import { useEffect } from 'react'
import { PageHead, useOwnRoute, useStore } from '../../adapters/react.ts'

/** For an address without a page. A page that the person may not, or may no longer, open leads to /401. */
export const NoPage = ({ kind }: { kind: 'missing' | 'closed' }) => {
  const translate = useStore($translate)
  const { pathname } = useOwnRoute()
  useEffect(() => {
    if (kind === 'closed') leaveClosedPage(pathname)
  }, [kind, pathname])
  return kind === 'missing' && <PageHead title={translate('notFound.title')} lead={translate('notFound.text')} />
}
