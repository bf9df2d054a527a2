import { notify, type Question, sentenceOf } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { ActButton } from '../shared/act-button.tsx'
import { useLocked } from '../shared/hooks/use-locked.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'

type QuestionContentProps = { question: Question; close: (reason: 'yes' | 'no') => void }

/** The text of a question and its two buttons. After a yes it acts; a failure shows its reason, and the dialog stays. */
export const QuestionContent = ({ question, close }: QuestionContentProps) => {
  const { text, yes, no, danger, act } = question
  const translate = useTranslate()
  const [refusal, setRefusal] = useState<string>()
  const isShown = useShown()
  const [state, agree] = useLocked(async () => {
    setRefusal(undefined)
    try {
      await act?.()
      close('yes')
    } catch (cause) {
      // Somebody who closed the dialog meanwhile hears of the failure too.
      if (isShown()) setRefusal(sentenceOf(cause))
      else notify('error', sentenceOf(cause))
    }
  })
  return (
    <>
      <div className="content">
        <p id="text">{text}</p>
        {refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
      </div>
      <div className="foot">
        <button data-click="portal.cancel" type="button" className="button" onClick={() => close('no')}>
          {no ?? translate('dialog.cancel')}
        </button>
        <ActButton
          data-click="portal.confirm"
          className={danger === true ? 'button danger' : 'button primary'}
          state={state}
          onClick={agree}
        >
          {yes}
        </ActButton>
      </div>
    </>
  )
}

/** Whether the component is on the page, for code that waited. */
const useShown = (): (() => boolean) => {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return () => shown.current
}
