import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { TextField } from './text-field.tsx'

/** The password, with a way to look at what was typed. Pasting and password managers work as everywhere. */
export const PasswordField = ({ problem, autoFocus }: { problem: string | undefined; autoFocus: boolean }) => {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
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
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  )
}
