import { navigate } from '@portal/session'
import { useSubApp } from '#kit/adapters/react.ts'
import { useTools } from './use-tools.ts'

/** Says that something was saved, and goes to a page in place of the form. */
export const useSaved = () => {
  const { notify } = useSubApp()
  const { text, addressOf } = useTools()
  return (name: string, below: string): void => {
    notify('success', text('saved', { name }))
    navigate(addressOf(below), 'replace')
  }
}
