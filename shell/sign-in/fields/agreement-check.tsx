import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { AgreementType } from '#contract/calls/agreements/agreements.ts'
import { lazyPart } from '../../pieces/lazy-part.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { withTexts } from '../../with-texts.ts'

const AgreementDialog = lazyPart(
  async () => (await withTexts('identity', import('./agreement-dialog.tsx'))).AgreementDialog
)

/** Stand in a translated sentence where its links come; no text holds them. */
const marks = { service: '⟨service⟩', privacy: '⟨privacy⟩' }

type AgreementCheckProps = ComponentProps<'input'> & { problem: string | undefined }

/** The consent that signing in and registering need (docs/requirements.md §5). It is never given beforehand. */
export const AgreementCheck = ({ problem, ...input }: AgreementCheckProps) => {
  const translate = useTranslate()
  const id = useId()
  const [shown, setShown] = useState<AgreementType>()
  const link = (type: AgreementType, text: string): ReactNode => (
    <button data-click="login.agreement" key={type} type="button" className="link" onClick={() => setShown(type)}>
      {text}
    </button>
  )
  const sentence = translate('login.agree', marks)
    .split(/(⟨\w+⟩)/)
    .filter(part => part !== '')
    .map(part => {
      if (part === marks.service) return link('service', translate('login.serviceAgreement'))
      if (part === marks.privacy) return link('privacy', translate('login.privacyPolicy'))
      return <span key={part}>{part}</span>
    })
  return (
    <div className="field">
      <div className="check">
        <input
          {...input}
          id={id}
          type="checkbox"
          name="agreed"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-note`}
        />
        <label htmlFor={id}>{sentence}</label>
      </div>
      {problem !== undefined && (
        <p id={`${id}-note`} className="problem">
          {problem}
        </p>
      )}
      {shown !== undefined && <AgreementDialog type={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
