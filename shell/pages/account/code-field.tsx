import { useStore } from '@nanostores/react'
import { ActButton, useLocked } from '@portal/elements'
import { $format, nothingSent } from '@portal/session'
import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import { digitsOf } from '../../pieces/digits-of.ts'
import { TextField } from '../../pieces/text-field.tsx'
import { useSecondsUntil } from '../../pieces/use-seconds-until.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { requestCode, resendTimeOf } from './change.ts'
import type { AccountForm } from './use-account-form.ts'

type CodeFieldProps = {
  form: AccountForm
  by: 'cellphone' | 'email'
  purpose: 'verify' | 'bind'
  /** Whether a code may be asked for; what keeps it from that stands by its field then. */
  mayAsk: () => Promise<boolean>
}

/** A code, and the button that has it sent: it shows Sent, and when it can be asked for again. */
export const CodeField = ({ form, by, purpose, mayAsk }: CodeFieldProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const [sentTo, setSentTo] = useState<string>()
  const typed = form.watch(by)
  const seconds = useSecondsUntil(resendTimeOf(by, typed))
  const field = form.register('code')

  const [state, ask] = useLocked(async () => {
    if (seconds > 0 || !(await mayAsk())) return nothingSent
    try {
      const address = form.entries(by).trim()
      await requestCode(by, address, purpose)
      setSentTo(address)
      form.element.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
    } catch (error) {
      form.showError(error)
    }
    return undefined
  })

  return (
    <div className="code-field">
      <TextField
        {...field}
        label={translate('account.code')}
        help={
          sentTo === undefined
            ? translate('account.codeHelp')
            : translate('account.codeSentTo', { to: sentTo, minutes: format.number(limits.codeSeconds / 60) })
        }
        problem={form.problemOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={event => {
          event.target.value = digitsOf(event.target.value)
          return field.onChange(event)
        }}
      />
      <ActButton data-click="account.sendCode" className="button" state={state} blocked={seconds > 0} onClick={ask}>
        {seconds > 0
          ? translate('account.codeSent', { seconds: format.number(seconds) })
          : translate(sentTo === undefined ? 'account.sendCode' : 'account.sendCodeAgain')}
      </ActButton>
      <p role="status">{sentTo !== undefined && translate('account.codeAnnounced', { to: sentTo })}</p>
    </div>
  )
}
