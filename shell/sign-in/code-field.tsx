import { useStore } from '@nanostores/react'
import { $format, codeResendTime, type KnownAccountName, sendCode } from '@portal/session'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CodePurpose } from '#contract/calls/identity/codes.ts'
import * as limits from '#contract/limits.ts'
import { digitsOf } from '../pieces/digits-of.ts'
import { TextField } from '../pieces/text-field.tsx'
import { useSecondsUntil } from '../pieces/use-seconds-until.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { $account, readAccount } from './account-name.ts'
import { CaptchaDialog } from './captcha-dialog.tsx'
import { onlyWay, textsOfWay } from './code-ways.ts'

type CodeFieldProps = ComponentProps<'input'> & {
  purpose: CodePurpose
  problem: string | undefined
  /** Where the code is to go; nothing where the form has shown why that can't be said. */
  readTarget: () => Promise<KnownAccountName | undefined>
  /** Where a code was sent before this field was on the page. */
  sentTo?: KnownAccountName
}

const nameOf = (account: KnownAccountName): string => (account.kind === 'email' ? account.email : account.cellphone)

/** A code, and the button that has it sent: a captcha comes first, and a pause before the next one. */
export const CodeField = ({ purpose, problem, readTarget, sentTo: sentBefore, onChange, ...input }: CodeFieldProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const account = useStore($account)
  const only = onlyWay()
  const place = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<KnownAccountName>()
  const [sentTo, setSentTo] = useState(sentBefore && nameOf(sentBefore))
  const [until, setUntil] = useState(0)
  const seconds = useSecondsUntil(until)

  useEffect(() => {
    let current = true
    // Before anything is typed, after a reload, the wait for the last code is shown.
    const look = account.trim() === '' ? Promise.resolve(undefined) : readAccount(account)
    void look.then(name => {
      if (current) setUntil(name?.kind === 'invalid' ? 0 : codeResendTime(name))
    })
    return () => {
      current = false
    }
  }, [account])

  const ask = async (): Promise<void> => {
    if (seconds === 0) setTarget(await readTarget())
  }
  const sent = (name: KnownAccountName, next: number): void => {
    // At once, because the dialog gives the focus back to its button when it goes.
    flushSync(() => {
      setTarget(undefined)
      setUntil(next)
      setSentTo(nameOf(name))
    })
    place.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={place} className="code">
      <TextField
        {...input}
        name="code"
        label={translate('code.label')}
        help={
          sentTo === undefined
            ? translate(only === undefined ? 'code.help' : textsOfWay[only].codeHelp)
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
      <button
        data-click="login.sendCode"
        type="button"
        className="button"
        aria-disabled={seconds > 0}
        onClick={() => void ask()}
      >
        {seconds > 0
          ? translate('code.sent', { seconds: format.number(seconds) })
          : translate(sentTo === undefined ? 'code.send' : 'code.sendAgain')}
      </button>
      <p className="unseen" role="status">
        {sentTo !== undefined && translate('code.announced', { to: sentTo })}
      </p>
      {target !== undefined && (
        <CaptchaDialog
          action={translate('code.send')}
          working={translate('captcha.sending')}
          onSolved={async imageTicket => sent(target, await sendCode(target, purpose, imageTicket))}
          onClose={() => setTarget(undefined)}
        />
      )}
    </div>
  )
}
