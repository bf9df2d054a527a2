import type { ActState } from '@portal/session'
import type { ReactNode } from 'react'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { Refusal } from './refusal.tsx'

type FormFootProps = { of: { state: ActState; error: unknown }; children: ReactNode }

/** The end of a form: why it was refused, and the button that sends it. */
export const FormFoot = ({ of: { state, error }, children }: FormFootProps) => (
  <>
    <Refusal error={error} />
    <div className="actions">
      <ActButton type="submit" className="button primary" state={state}>
        {children}
      </ActButton>
    </div>
  </>
)
