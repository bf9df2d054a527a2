import type { ReactNode } from 'react'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useText } from '../texts.ts'
import { sentenceFor } from './reason-of.ts'
import type { Saving } from './use-save.ts'

type FormFootProps = { saving: Saving; blocked?: boolean; children: ReactNode }

/** The end of a form: why it was refused, and the button that sends it. */
export const FormFoot = ({ saving: { state, error }, blocked = false, children }: FormFootProps) => {
  const text = useText()
  return (
    <>
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceFor(text, error)}
        </p>
      )}
      <div className="actions">
        <ActButton type="submit" className="button primary" state={state} blocked={blocked}>
          {children}
        </ActButton>
      </div>
    </>
  )
}
