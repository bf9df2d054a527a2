import { ActButton, useLocked } from '@portal/elements'
import { nothingSent, Refused, request, sentenceOf } from '@portal/session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CallData } from '#contract/call.ts'
import { type CaptchaKind, captchaImage, verifyCaptcha } from '#contract/calls/identity/codes.ts'
import { codes } from '#contract/codes.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { TextField } from '../pieces/text-field.tsx'
import { useTranslate } from '../pieces/use-translate.ts'
import { Refusal } from './refusal.tsx'

type Task = CallData<typeof captchaImage>
type CaptchaDialogProps = {
  /** Why it is asked for, where that is not plain. */
  reason?: 'captcha.afterFailures'
  /** The words of the button that sends the form, and those while it is sent. */
  action: string
  working: string
  /** Sends it with the ticket. The dialog shows an error that it throws, and another captcha. */
  onSolved: (imageTicket: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the characters in an image, or for a sum where somebody can't see it. Then it makes the call that needed it. */
export const CaptchaDialog = ({ reason, action, working, onSolved, onClose }: CaptchaDialogProps) => {
  const translate = useTranslate()
  const [kind, setKind] = useState<CaptchaKind>('image')
  const [task, setTask] = useState<Task>()
  const [answer, setAnswer] = useState('')
  const [failure, setFailure] = useState<{ about: 'answer' | 'sending'; sentence: string }>()
  const form = useRef<HTMLFormElement>(null)

  const load = async (wanted: CaptchaKind): Promise<void> => {
    setKind(wanted)
    setAnswer('')
    try {
      setTask(await request(captchaImage, { query: { kind: wanted } }, { quiet: true }))
    } catch (error) {
      setFailure({ about: 'sending', sentence: sentenceOf(error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first image, once
  useEffect(() => void load('image'), [])

  const [loading, loadAnother] = useLocked(() => load(kind))
  const [switching, switchKind] = useLocked(() => load(kind === 'image' ? 'question' : 'image'))
  const [state, send] = useLocked(async () => {
    if (task === undefined) return nothingSent
    if (answer.trim() === '') {
      setFailure({ about: 'answer', sentence: translate('captcha.blank') })
      return nothingSent
    }
    setFailure(undefined)
    try {
      const query = { imageId: task.imageId, imageCode: answer }
      const { imageTicket } = await request(verifyCaptcha, { query }, { quiet: true })
      await onSolved(imageTicket)
    } catch (error) {
      const about = error instanceof Refused && error.code === codes.captchaWrong ? 'answer' : 'sending'
      setFailure({ about, sentence: sentenceOf(error) })
      // One try is all that an image is good for.
      await load(kind)
      form.current?.querySelector('input')?.focus()
    }
    return undefined
  })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The form that this dialog was opened from is its parent for React, though not on the page.
    event.stopPropagation()
    send()
  }

  const question = kind === 'question' ? task?.question : undefined
  return (
    <Dialog title={translate('captcha.title')} onClose={onClose}>
      <form ref={form} noValidate className="captcha" onSubmit={submit}>
        <Refusal sentence={failure?.about === 'sending' ? failure.sentence : undefined} />
        {reason !== undefined && <p>{translate(reason)}</p>}
        <div className="captcha-task">
          {question !== undefined && <output>{question}</output>}
          {question === undefined && task !== undefined && (
            <img src={task.image} width="210" height="70" alt={translate('captcha.image')} />
          )}
        </div>
        <div className="actions">
          <ActButton data-click="login.captchaOther" className="link" state={loading} onClick={loadAnother}>
            {translate(kind === 'image' ? 'captcha.another' : 'captcha.anotherSum')}
          </ActButton>
          <ActButton data-click="login.captchaKind" className="link" state={switching} onClick={switchKind}>
            {translate(kind === 'image' ? 'captcha.bySum' : 'captcha.byImage')}
          </ActButton>
        </div>
        <TextField
          name="imageCode"
          label={question === undefined ? translate('captcha.label') : translate('captcha.sumLabel', { sum: question })}
          problem={failure?.about === 'answer' ? failure.sentence : undefined}
          value={answer}
          onChange={event => {
            setAnswer(event.target.value)
            if (failure?.about === 'answer') setFailure(undefined)
          }}
          autoComplete="off"
        />
        <div className="actions end">
          <button data-click="portal.cancel" type="button" className="button" onClick={onClose}>
            {translate('captcha.cancel')}
          </button>
          <ActButton
            data-click="login.captchaSubmit"
            type="submit"
            className="button primary"
            state={state}
            working={working}
          >
            {action}
          </ActButton>
        </div>
      </form>
    </Dialog>
  )
}
