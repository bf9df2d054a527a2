import { navigate } from '@portal/session'
import { useSubApp } from '#kit/adapters/react.ts'
import { useTools } from './use-tools.ts'

type DeleteButtonProps = {
  label: string
  /** What will be gone. */
  question: string
  act: () => Promise<unknown>
  /** The page that is shown in place of the one that is gone. */
  leadsTo: string
}

/** A button that asks, deletes what its page shows, and leads to another page. */
export const DeleteButton = ({ label, question, act, leadsTo }: DeleteButtonProps) => {
  const { ask } = useSubApp()
  const { addressOf } = useTools()
  const remove = async (): Promise<void> => {
    if (await ask({ heading: label, text: question, yes: label, danger: true, act }))
      navigate(addressOf(leadsTo), 'replace')
  }
  return (
    <button type="button" className="button" onClick={() => void remove()}>
      {label}
    </button>
  )
}
