import * as limits from '#contract/limits.ts'
import type { PageForm } from '../../forms/use-page-form.ts'
import { PasswordField } from '../../pieces/password-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { PasswordStrength } from './password-strength.tsx'

/** A password that is made now, twice, with its strength. */
export const NewPassword = ({ form }: { form: PageForm }) => {
  const translate = useTranslate()
  return (
    <>
      <div className="field">
        <PasswordField
          {...form.register('password')}
          label={translate('newPassword.label')}
          help={translate('newPassword.help', { least: limits.passwordMinLength })}
          problem={form.problemOf('password')}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.watch('password')} refused={form.problemOf('password') !== undefined} />
      </div>
      <PasswordField
        {...form.register('repeat')}
        label={translate('newPassword.repeat')}
        problem={form.problemOf('repeat')}
        autoComplete="new-password"
      />
    </>
  )
}
