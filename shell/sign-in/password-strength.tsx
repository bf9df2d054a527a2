import { useStore } from '@nanostores/react'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { useTranslate } from '../pieces/use-translate.ts'
import { $account } from './account-name.ts'

/** Words that passwords are made around; which ones are common as a whole, the cloud knows. */
const words = ['password', 'passwort', 'qwerty', 'asdf', 'welcome', 'admin', 'letmein', 'iloveyou', 'robot', 'portal']

const estimator = new ZxcvbnFactory()

const names = [
  'newPassword.weak',
  'newPassword.weak',
  'newPassword.fair',
  'newPassword.good',
  'newPassword.strong'
] as const

/** How long guessing a new password would take, as a bar and a word. It advises; the rules are the contract's. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const translate = useTranslate()
  const account = useStore($account)
  const { score } = estimator.check(password, [...words, ...account.split(/[@.+\s]/).filter(part => part.length > 2)])
  const name = translate(names[score])
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
