import { navigate, Refused, request, sentenceOf } from '@portal/session'
import { useState } from 'react'
import { deleteStore } from '#contract/calls/stores/stores.ts'
import { codes } from '#contract/codes.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

type DeleteStoreProps = { storeId: number; name: string; listAddress: string }

/** Deletes the store after a question, and goes to the list. A sentence below the button names the things that keep it. */
export const DeleteStore = ({ storeId, name, listAddress }: DeleteStoreProps) => {
  const text = useText()
  const { ask, notify } = useSubApp()
  const [refusal, setRefusal] = useState<string>()
  const remove = async () => {
    setRefusal(undefined)
    const question = { heading: text('deleteAsk', { name }), text: text('delete.text'), yes: text('delete') }
    if (!(await ask({ ...question, danger: true }))) return
    try {
      await request(deleteStore, { body: { storeId } }, { quiet: true })
      notify('success', text('delete.done'))
      navigate(listAddress)
    } catch (error) {
      const isHeld = error instanceof Refused && error.code === codes.deleteFailed
      setRefusal(isHeld ? text('delete.held') : sentenceOf(error))
    }
  }
  return (
    <section className="part">
      <p>
        <button type="button" className="button" onClick={() => void remove()}>
          {text('delete')}
        </button>
      </p>
      {refusal !== undefined && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </section>
  )
}
