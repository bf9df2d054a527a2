import { Icon } from '@portal/elements'
import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { TextField } from './text-field.tsx'
import { useTranslate } from './use-translate.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password field with a button that shows the text. Pasting and password managers work as usual. */
export const PasswordField = ({ help, ...field }: PasswordFieldProps) => {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      help={capsLock ? translate('login.capsLock') : help}
      onKeyDown={look}
      onKeyUp={look}
      end={
        <button
          data-click="portal.showPassword"
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
