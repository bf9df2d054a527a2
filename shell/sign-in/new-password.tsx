import * as limits from '#contract/limits.ts'
import { PasswordField } from '../pieces/password-field.tsx'
import { useTranslate } from '../pieces/use-translate.ts'
import { PasswordStrength } from './password-strength.tsx'
import type { useIdentityForm } from './use-identity-form.ts'

type NewPasswordProps = Pick<ReturnType<typeof useIdentityForm>, 'form' | 'problemOf'>

/** A password that is made now, twice, with its strength. */
export const NewPassword = ({ form, problemOf }: NewPasswordProps) => {
  const translate = useTranslate()
  return (
    <>
      <div className="field">
        <PasswordField
          {...form.register('password')}
          label={translate('newPassword.label')}
          help={translate('newPassword.help', { least: limits.passwordMinLength })}
          problem={problemOf('password')}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.watch('password')} refused={problemOf('password') !== undefined} />
      </div>
      <PasswordField
        {...form.register('repeat')}
        label={translate('newPassword.repeat')}
        problem={problemOf('repeat')}
        autoComplete="new-password"
      />
    </>
  )
}
