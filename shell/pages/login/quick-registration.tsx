import { useStore } from '@nanostores/react'
import { $language, $robotKindName, $robotKinds, request } from '@portal/session'
import { useId, useMemo, useState } from 'react'
import {
  type BusinessCategory,
  businessCategories,
  quickRegistration,
  register
} from '#contract/calls/identity/account.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { SelectField } from '../../pieces/select-field.tsx'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { browserCountry } from '../../sign-in/account-name.ts'
import { AccountCodeField } from '../../sign-in/fields/account-code-field.tsx'
import { AccountField } from '../../sign-in/fields/account-field.tsx'
import { AgreementCheck } from '../../sign-in/fields/agreement-check.tsx'
import { identityForm, readCheckedTarget } from '../../sign-in/identity-form.ts'
import { keepAgreement } from '../../sign-in/sign-in.ts'
import { countryNames } from './country-names.ts'
import { Done } from './done.tsx'
import { ScreenTitle } from './screen-title.tsx'

const categories = Object.keys(businessCategories) as BusinessCategory[]

/** Says who one is and what one looks for, in a minute (docs/requirements.md §2); the account waits for its activation. */
export const QuickRegistration = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const language = useStore($language)
  const countries = useMemo(() => countryNames(language), [language])
  const kinds = useStore($robotKinds)
  const kindName = useStore($robotKindName)
  const id = useId()
  const [done, setDone] = useState(false)
  const form = usePageForm(
    identityForm({
      draft: 'quick registration',
      fields: ['name', 'account', 'code', 'country', 'category', 'products', 'agreed'],
      schema: quickRegistration,
      bodyOf: ({ name, code, country, category, products, agreed }, { cellphone }) => ({
        type: 'quick',
        name,
        cellphone,
        code,
        country,
        category: Number(category),
        products,
        agreed
      }),
      start: { country: browserCountry() ?? '' },
      phoneOnly: true,
      send: async body => {
        await request(register, { body }, { quiet: true })
        keepAgreement()
        setDone(true)
      }
    })
  )
  if (done) return <Done title={translate('quick.doneTitle')} text={translate('quick.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'quickRegistration.login' }}>{translate('quick.title')}</ScreenTitle>
      <p className="quiet">{translate('quick.intro')}</p>
      <FormFrame form={form}>
        <TextField
          {...form.register('name')}
          label={translate('quick.name')}
          problem={form.problemOf('name')}
          autoCapitalize="words"
          autoComplete="name"
        />
        <AccountField
          label={translate('quick.phone')}
          help={translate('quick.phoneHelp')}
          autoComplete="tel"
          problem={form.problemOf('account')}
        />
        <AccountCodeField
          {...form.register('code')}
          purpose="register"
          problem={form.problemOf('code')}
          readTarget={() => readCheckedTarget(form.checkField)}
        />
        <SelectField
          {...form.register('country')}
          label={translate('quick.country')}
          problem={form.problemOf('country')}
          autoComplete="country"
        >
          <option value="">{translate('register.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...form.register('category')}
          label={translate('quick.category')}
          problem={form.problemOf('category')}
        >
          <option value="">{translate('register.choose')}</option>
          {categories.map(category => (
            <option key={category} value={businessCategories[category]}>
              {translate(`category.${category}`)}
            </option>
          ))}
        </SelectField>
        <fieldset className="choices" aria-describedby={`${id}-note`}>
          <legend>{translate('quick.products')}</legend>
          {kinds.map(({ robotKind: kind }) => (
            <label key={kind} className="check">
              <input type="checkbox" value={kind} {...form.register('products')} />
              <span>{kindName(kind)}</span>
            </label>
          ))}
          <p id={`${id}-note`} className="help">
            {translate('quick.productsHelp')}
          </p>
        </fieldset>
        <AgreementCheck {...form.register('agreed')} problem={form.problemOf('agreed')} />
        <SubmitButton form={form} click="quickRegistration.submit">
          {translate('register.submit')}
        </SubmitButton>
      </FormFrame>
    </>
  )
}
