import { navigate } from '@portal/session'
import { useOwnRoute, useSubApp } from '../../adapters/react.ts'
import { keptQuery } from '../../list-address.pure.ts'
import { useCommonText } from './use-common-text.ts'

/** Says that something was saved, and goes to a page in place of the form. */
export const useSaved = () => {
  const { basePath, notify } = useSubApp()
  const text = useCommonText()
  const { search } = useOwnRoute()
  return (name: string, below: string): void => {
    notify('success', text('saved', { name }))
    navigate(basePath + below + keptQuery(search), 'replace')
  }
}
