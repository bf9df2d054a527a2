import { useStore } from '@nanostores/react'
import { ActButton, useLocked } from '@portal/elements'
import { environment, nothingSent } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { nameOf } from '../forms/name-of.ts'
import { Refusal } from '../forms/refusal.tsx'
import { lazyPart } from '../pieces/lazy-part.tsx'
import { PasswordField } from '../pieces/password-field.tsx'
import { useTranslate } from '../pieces/use-translate.ts'
import { withTexts } from '../with-texts.ts'
import { $account } from './account-name.ts'
import type { AccountProblem } from './code-ways.ts'
import { AccountField } from './fields/account-field.tsx'
import { AgreementCheck } from './fields/agreement-check.tsx'
import { readTarget } from './read-target.ts'
import {
  $by,
  $form,
  type Entries,
  hasAgreed,
  mend,
  refusalOf,
  rememberedAccount,
  type SignInField,
  submitForm
} from './sign-in.ts'

const WorkplaceLink = lazyPart(
  async () => (await withTexts('workplace', import('./workplace/workplace-link.tsx'))).WorkplaceLink
)
const CaptchaDialog = lazyPart(
  async () => (await withTexts('identity', import('../forms/captcha-dialog.tsx'))).CaptchaDialog
)
const AccountCodeField = lazyPart(
  async () => (await withTexts('identity', import('./fields/account-code-field.tsx'))).AccountCodeField
)

/**
 * Signs in with a phone or an e-mail, and a password or a code (docs/requirements.md §2).
 * @param forgotten where a new password is asked for
 */
export const SignInForm = ({ forgotten }: { forgotten: string }) => {
  const translate = useTranslate()
  const state = useStore($form)
  const by = useStore($by)
  const [remembered] = useState(startForm)
  const form = useRef<HTMLFormElement>(null)
  const refusal = refusalOf(state)
  const [lock, submit] = useLocked(async () =>
    form.current === null ? nothingSent : submitForm(entriesOf(form.current))
  )
  const problemOf = (field: SignInField): string | undefined => {
    const key = 'problems' in state ? state.problems[field] : undefined
    if (key !== undefined) return translate(key)
    return refusal?.field === field ? refusal.sentence : undefined
  }

  useEffect(() => {
    if (state.kind !== 'invalid' && state.kind !== 'refused') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const proof = form.current?.querySelector<HTMLElement>('[name="password"], [name="code"]')
    const first = wrong ?? proof
    first?.focus()
  }, [state])

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
      onChange={({ currentTarget, target }) => void mend(entriesOf(currentTarget), nameOf(target))}
    >
      <Refusal sentence={refusal?.field === 'form' ? refusal.sentence : undefined} />
      <ProofChoice />
      <AccountField problem={problemOf('account')} autoFocus={remembered === ''} forCode={by === 'code'} />
      {by === 'password' ? (
        <PasswordField
          name="password"
          label={translate('login.password')}
          problem={problemOf('password')}
          autoComplete="current-password"
          autoFocus={remembered !== ''}
          beside={
            <a data-click="login.forgot" className="beside-label" href={forgotten}>
              {translate('login.forgot')}
            </a>
          }
        />
      ) : (
        <AccountCodeField purpose="login" problem={problemOf('code')} readTarget={() => readTarget(showProblem)} />
      )}
      <label className="check">
        <input type="checkbox" name="remember" defaultChecked={remembered !== ''} />
        <span>{translate('login.rememberAccount')}</span>
      </label>
      <AgreementCheck defaultChecked={hasAgreed()} problem={problemOf('agreed')} />
      <ActButton
        data-click="login.submit"
        type="submit"
        className="button primary wide"
        state={lock}
        working={translate('login.submitting')}
      >
        {translate('login.submit')}
      </ActButton>
      {state.kind === 'captcha' && (
        <CaptchaDialog
          reason="captcha.afterFailures"
          action={translate('login.submit')}
          working={translate('login.submitting')}
          onSolved={imageTicket => submitForm(state.entries, imageTicket)}
          onClose={closeCaptcha}
        />
      )}
      {environment().workplaceSignIn !== undefined && <WorkplaceLink mayGo={() => agreedIn(form.current)} />}
    </form>
  )
}

/** Whether the box is ticked; where it is not, the form says so. */
const agreedIn = (form: HTMLFormElement | null): boolean => {
  const agreed = form !== null && entriesOf(form).agreed
  if (!agreed) $form.set({ kind: 'invalid', problems: { agreed: 'login.agreeMissing' } })
  return agreed
}

/** Begins anew, with the account that was typed last or is remembered. */
const startForm = (): string => {
  const remembered = rememberedAccount()
  if ($account.get() === '') $account.set(remembered)
  $form.set({ kind: 'editing' })
  return remembered
}

/** The dialog also closes when the form was sent, whose outcome stays. */
const closeCaptcha = (): void => {
  if ($form.get().kind === 'captcha') $form.set({ kind: 'editing' })
}

const showProblem = (problem: AccountProblem): void => $form.set({ kind: 'invalid', problems: { account: problem } })

/** The choice between a password and a code. */
const ProofChoice = () => {
  const translate = useTranslate()
  const by = useStore($by)
  const choose = (chosen: 'password' | 'code'): void => {
    $by.set(chosen)
    $form.set({ kind: 'editing' })
  }
  return (
    <fieldset className="segments">
      <legend className="unseen">{translate('login.choice')}</legend>
      {(['password', 'code'] as const).map(one => (
        <label key={one}>
          <input type="radio" name="by" value={one} checked={by === one} onChange={() => choose(one)} />
          <span>{translate(one === 'password' ? 'login.byPassword' : 'login.byCode')}</span>
        </label>
      ))}
    </fieldset>
  )
}

const entriesOf = (form: HTMLFormElement): Entries => {
  const data = new FormData(form)
  const text = (name: string): string => String(data.get(name) ?? '')
  return {
    account: text('account'),
    proof: data.get('by') === 'code' ? { code: text('code') } : { password: text('password') },
    remember: data.has('remember'),
    agreed: data.has('agreed')
  }
}
