import type { KnownAccountName } from '@portal/session'
import { CodeField } from '../../forms/code-field.tsx'
import type { PageForm } from '../../forms/use-page-form.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { textsOfWay } from '../../sign-in/code-ways.ts'
import { targetOf } from './change.ts'

type AddressCodeFieldProps = {
  form: PageForm
  by: 'cellphone' | 'email'
  purpose: 'verify' | 'bind'
  /** Whether a code may be asked for. Where it may not, the field of phone or e-mail shows why. */
  mayAsk: () => Promise<boolean>
}

/** The field for a code that goes to the phone or e-mail of the same form. */
export const AddressCodeField = ({ form, by, purpose, mayAsk }: AddressCodeFieldProps) => {
  const translate = useTranslate()
  const readTarget = async (): Promise<KnownAccountName | undefined> =>
    (await mayAsk()) ? targetOf(by, form.entries(by)) : undefined
  return (
    <CodeField
      {...form.register('code')}
      purpose={purpose}
      help={translate(textsOfWay[by].codeHelp)}
      problem={form.problemOf('code')}
      click="account.sendCode"
      typed={targetOf(by, form.watch(by))}
      readTarget={readTarget}
      showError={form.showError}
    />
  )
}
