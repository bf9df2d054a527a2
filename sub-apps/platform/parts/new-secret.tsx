import { request } from '@portal/session'
import { useState } from 'react'
import {
  type OpenApplication,
  type OpenCredentials,
  rotateOpenSecret,
  rotationHours
} from '#contract/calls/open-platform/applications.ts'
import { FormField } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { useTools } from '../../parts/use-tools.ts'
import { CredentialsPanel } from './credentials-panel.tsx'

/** Makes a new secret. The old one counts for as long as the person chooses, so that a program can be changed meanwhile. */
export const NewSecret = ({
  application: { applicationId },
  load
}: {
  application: OpenApplication
  load: () => void
}) => {
  const { text } = useTools()
  const [hours, setHours] = useState('1')
  const [made, setMade] = useState<OpenCredentials>()
  const making = useAct(async () => {
    const keepHours = rotationHours.find(it => String(it) === hours) ?? 0
    const credentials = await request(rotateOpenSecret, { body: { applicationId, keepHours } }, { quiet: true })
    return () => {
      setMade(credentials)
      load()
    }
  })
  return (
    <>
      <h2>{text('open.secret')}</h2>
      {made !== undefined && <CredentialsPanel credentials={made} />}
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
