import { $translate, leaveClosedPage } from '@portal/session'
import { useEffect } from 'react'
import { PageHead, useOwnRoute, useStore } from '../../adapters/react.ts'

/** For an address without a page. A page that the person may not, or may no longer, open says so and leads to /401. */
export const NoPage = ({ kind }: { kind: 'missing' | 'closed' }) => {
  const translate = useStore($translate)
  const { pathname } = useOwnRoute()
  useEffect(() => {
    if (kind === 'closed') leaveClosedPage(pathname)
  }, [kind, pathname])
  if (kind === 'closed') return <PageHead title={translate('unauthorized.title')} />
  return <PageHead title={translate('notFound.title')} lead={translate('notFound.text')} />
}
