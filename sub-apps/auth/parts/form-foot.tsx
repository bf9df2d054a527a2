import type { ActState } from '@portal/session'
import type { ReactNode } from 'react'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useText } from '../texts.ts'
import { sentenceFor } from './reason-of.ts'

type FormFootProps = { of: { state: ActState; error: unknown }; blocked?: boolean; children: ReactNode }

/** The end of a form: why it was refused, and the button that sends it. */
export const FormFoot = ({ of: { state, error }, blocked = false, children }: FormFootProps) => {
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
