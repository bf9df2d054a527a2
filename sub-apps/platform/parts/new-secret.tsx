import { useState } from 'react'
import { rotationHours } from '#contract/calls/open-platform/applications.ts'
import { FormField } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { Refusal } from './refusal.tsx'
import { SecretPanel, type SecretRow } from './secret-panel.tsx'
import { useTools } from './use-tools.ts'

type NewSecretProps = {
  title: string
  /** Makes the secret. The old one counts for so many hours more. */
  make: (keepHours: (typeof rotationHours)[number]) => Promise<readonly SecretRow[]>
  load: () => void
}

/** Makes a new secret. The old one counts for as long as the person chooses, so that a program can be changed meanwhile. */
export const NewSecret = ({ title, make, load }: NewSecretProps) => {
  const { text } = useTools()
  const [hours, setHours] = useState('1')
  const [made, setMade] = useState<readonly SecretRow[]>()
  const making = useAct(async () => {
    const rows = await make(rotationHours.find(it => String(it) === hours) ?? 0)
    return () => {
      setMade(rows)
      load()
    }
  })
  return (
    <>
      <h2>{title}</h2>
      {made !== undefined && <SecretPanel rows={made} />}
      <div className="form">
        <FormField
          name="keepHours"
          label={text('open.oldSecret')}
          value={hours}
          problem={undefined}
          options={rotationHours.map(it => ({ value: String(it), name: text(`open.oldSecret.${it}`) }))}
          onChange={setHours}
        />
        <Refusal error={making.error} />
        <div className="actions">
          <ActButton className="button" state={making.state} onClick={making.run}>
            {text('open.secret.new')}
          </ActButton>
        </div>
      </div>
    </>
  )
}
