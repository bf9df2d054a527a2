import { useStore } from '@nanostores/react'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { is } from 'valibot'
import { newPassword } from '#contract/calls/identity/account.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $account } from '../account-name.ts'

/** Words that passwords are made around; which ones are common as a whole, the cloud knows. */
const words = ['password', 'passwort', 'qwerty', 'asdf', 'welcome', 'admin', 'letmein', 'iloveyou', 'robot', 'portal']

const estimator = new ZxcvbnFactory()

/** A password that the rules forbid is weak, however long it would take to guess. */
const scoreOf = (password: string, account: string): number => {
  const { score } = estimator.check(password, [...words, ...account.split(/[@.+\s]/).filter(part => part.length > 2)])
  return is(newPassword, password) ? score : Math.min(score, 1)
}

const names = [
  'newPassword.weak',
  'newPassword.weak',
  'newPassword.fair',
  'newPassword.good',
  'newPassword.strong'
] as const

type PasswordStrengthProps = {
  password: string
  /** Whether the form says that this password can't be had, for a reason that the cloud alone knows. */
  refused: boolean
}

/** How long guessing a new password would take, as a bar and a word. It advises; the rules are the contract's. */
export const PasswordStrength = ({ password, refused }: PasswordStrengthProps) => {
  const translate = useTranslate()
  const account = useStore($account)
  const score = refused ? 1 : scoreOf(password, account)
  const name = translate(names[score] ?? 'newPassword.weak')
  return (
    <div className="strength">
      <meter
        min="0"
        max="4"
        low={2}
        high={3}
        optimum={4}
        value={password === '' ? 0 : Math.max(score, 1)}
        aria-label={translate('newPassword.strength')}
      />
      <span role="status">{password === '' ? '' : name}</span>
    </div>
  )
}
