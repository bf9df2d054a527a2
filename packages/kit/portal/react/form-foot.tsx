import type { ActState } from '@portal/session'
import type { ReactNode } from 'react'
import { ActButton } from './act-button.tsx'

type FormFootProps = {
  /** What `useForm` gave. */
  of: { state: ActState; refusal: string | undefined }
  /** The button can't be pressed for another reason. */
  blocked?: boolean
  /** A page has one primary button. Its further forms have a plain one. */
  look?: 'primary' | 'plain'
  /** Further content before the button, as a link back. */
  before?: ReactNode
  children: ReactNode
}

/** The end of a form: why it was refused, and the button that sends it. */
export const FormFoot = ({
  of: { state, refusal },
  blocked = false,
  look = 'primary',
  before,
  children
}: FormFootProps) => (
  <>
    <Refusal sentence={refusal} />
    <div className="actions">
      {before}
      <ActButton
        type="submit"
        className={look === 'primary' ? 'button primary' : 'button'}
        state={state}
        blocked={blocked}
      >
        {children}
      </ActButton>
    </div>
  </>
)

/** Why an act was refused; nothing without a sentence. */
export const Refusal = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && (
    <p className="refusal" role="alert">
      {sentence}
    </p>
  )
