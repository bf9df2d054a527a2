import { useStore } from '@nanostores/react'
import { ActButton } from '@portal/elements'
import { $language, request } from '@portal/session'
import { useId, useMemo, useState } from 'react'
import {
  type BusinessCategory,
  businessCategories,
  quickRegistration,
  register
} from '#contract/calls/identity/account.ts'
import { robotKinds } from '#contract/calls/robots.ts'
import { SelectField } from '../../pieces/select-field.tsx'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { AccountField } from '../../sign-in/account-field.tsx'
import { browserCountry } from '../../sign-in/account-name.ts'
import { AgreementCheck } from '../../sign-in/agreement-check.tsx'
import { CodeField } from '../../sign-in/code-field.tsx'
import { keepAgreement } from '../../sign-in/sign-in.ts'
import { useIdentityForm } from '../../sign-in/use-identity-form.ts'
import { countryNames } from './country-names.ts'
import { Done } from './done.tsx'
import { ScreenTitle } from './screen-title.tsx'

const categories = Object.keys(businessCategories) as BusinessCategory[]

/** Says who one is and what one looks for, in a minute (spec §2); the account waits for its activation. */
export const QuickRegistration = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const language = useStore($language)
  const countries = useMemo(() => countryNames(language), [language])
  const id = useId()
  const [done, setDone] = useState(false)
  const { form, element, problemOf, refusal, state, onSubmit, readTarget } = useIdentityForm({
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
  if (done) return <Done title={translate('quick.doneTitle')} text={translate('quick.doneText')} signIn={signIn} />
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'quickRegistration.login' }}>{translate('quick.title')}</ScreenTitle>
      <p className="quiet">{translate('quick.intro')}</p>
      <form ref={element} noValidate onSubmit={onSubmit}>
        {refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <TextField
          {...form.register('name')}
          label={translate('quick.name')}
          problem={problemOf('name')}
          autoCapitalize="words"
          autoComplete="name"
        />
        <AccountField
          label={translate('quick.phone')}
          help={translate('quick.phoneHelp')}
          autoComplete="tel"
          problem={problemOf('account')}
        />
        <CodeField {...form.register('code')} purpose="register" problem={problemOf('code')} readTarget={readTarget} />
        <SelectField
          {...form.register('country')}
          label={translate('quick.country')}
          problem={problemOf('country')}
          autoComplete="country"
        >
          <option value="">{translate('register.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.register('category')} label={translate('quick.category')} problem={problemOf('category')}>
          <option value="">{translate('register.choose')}</option>
          {categories.map(category => (
            <option key={category} value={businessCategories[category]}>
              {translate(`category.${category}`)}
            </option>
          ))}
        </SelectField>
        <fieldset className="choices" aria-describedby={`${id}-note`}>
          <legend>{translate('quick.products')}</legend>
          {robotKinds.map(kind => (
            <label key={kind} className="check">
              <input type="checkbox" value={kind} {...form.register('products')} />
              {translate(`robotKind.${kind}`)}
            </label>
          ))}
          <p id={`${id}-note`} className="help">
            {translate('quick.productsHelp')}
          </p>
        </fieldset>
        <AgreementCheck {...form.register('agreed')} problem={problemOf('agreed')} />
        <ActButton
          data-click="quickRegistration.submit"
          type="submit"
          className="button primary wide"
          state={state}
          working={translate('register.sending')}
        >
          {translate('register.submit')}
        </ActButton>
      </form>
    </>
  )
}
