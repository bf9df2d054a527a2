import { useStore } from '@nanostores/react'
import { ActButton, useLocked } from '@portal/elements'
import {
  $format,
  type AccountName,
  codeResendTime,
  type KnownAccountName,
  nothingSent,
  sendCode
} from '@portal/session'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Click } from '#contract/page/clicks.ts'
import { TextField } from '../pieces/text-field.tsx'
import { useSecondsUntil } from '../pieces/use-seconds-until.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { CaptchaDialog } from './captcha-dialog.tsx'
import { digitsOf } from './digits-of.pure.ts'

export type CodeFieldProps = ComponentProps<'input'> & {
  purpose: CodePurpose
  help: string
  problem: string | undefined
  /** The name of a press on the button in usage events. */
  click: Click
  /** The account that is typed now: the button counts down to its next code. Without one, the last code's account. */
  typed: AccountName | undefined
  /** Reads where the code is to go. Undefined where the form has shown why no code can go there. */
  readTarget: () => Promise<KnownAccountName | undefined>
  /** For a signed-in person: no captcha comes first, and the form shows why no code was sent. */
  showError?: (error: unknown) => void
  /** Where a code was sent before this field was on the page. */
  sentTo?: KnownAccountName
}

const nameOf = (account: KnownAccountName): string => (account.kind === 'email' ? account.email : account.cellphone)

const waitOf = (typed: AccountName | undefined): number => (typed?.kind === 'invalid' ? 0 : codeResendTime(typed))

/** The field for a code, and the button that has one sent. Strangers solve a captcha first. */
export const CodeField = ({
  purpose,
  help,
  problem,
  click,
  typed,
  readTarget,
  showError,
  sentTo: sentBefore,
  onChange,
  ...input
}: CodeFieldProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const place = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<KnownAccountName>()
  const [sentTo, setSentTo] = useState(sentBefore && nameOf(sentBefore))
  const seconds = useSecondsUntil(waitOf(typed))

  const send = async (target: KnownAccountName, imageTicket?: string): Promise<void> => {
    await sendCode(target, purpose, imageTicket)
    // At once, because the dialog gives the focus back to its button when it goes.
    flushSync(() => {
      setAsking(undefined)
      setSentTo(nameOf(target))
    })
    place.current?.querySelector('input')?.focus()
  }

  const [state, ask] = useLocked(async () => {
    if (seconds > 0) return nothingSent
    const target = await readTarget()
    if (target === undefined) return nothingSent
    if (showError === undefined) {
      setAsking(target)
      return nothingSent
    }
    return send(target).catch(showError)
  })

  return (
    <div ref={place} className="code">
      <TextField
        {...input}
        name="code"
        label={translate('code.label')}
        help={
          sentTo === undefined
            ? help
            : translate('code.sentTo', { to: sentTo, minutes: format.number(limits.codeSeconds / 60) })
        }
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={event => {
          event.target.value = digitsOf(event.target.value)
          return onChange?.(event)
        }}
      />
      <ActButton data-click={click} className="button" state={state} blocked={seconds > 0} onClick={ask}>
        {seconds > 0
          ? translate('code.sent', { seconds: format.number(seconds) })
          : translate(sentTo === undefined ? 'code.send' : 'code.sendAgain')}
      </ActButton>
      <p className="unseen" role="status">
        {sentTo !== undefined && translate('code.announced', { to: sentTo })}
      </p>
      {asking !== undefined && (
        <CaptchaDialog
          action={translate('code.send')}
          working={translate('captcha.sending')}
          onSolved={imageTicket => send(asking, imageTicket)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
