import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../pieces/icon.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { TextField } from './text-field.tsx'

/** The password, with a way to look at what was typed. Pasting and password managers work as everywhere. */
export const PasswordField = ({ problem, autoFocus }: { problem: string | undefined; autoFocus: boolean }) => {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      name="password"
      type={shown ? 'text' : 'password'}
      label={translate('login.password')}
      problem={problem}
      autoComplete="current-password"
      autoFocus={autoFocus}
      end={
        <button
          type="button"
          className="icon-button"
          aria-pressed={shown}
          aria-label={translate(shown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon node={shown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
