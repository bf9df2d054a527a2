import { request, sentenceOf } from '@portal/session'
import { useState } from 'react'
import { startDiagnosis } from '#contract/calls/deploy/diagnoses.ts'
import { checksOfKind, type RobotCheck } from '#contract/calls/robot-requests/robot-checks.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { useText } from '../texts.ts'

type DiagnosisFormProps = { robotId: number; robotKind: RobotKind; running: boolean; onStarted: () => void }

/** Chooses checks and starts them. All are chosen at first. */
export const DiagnosisForm = ({ robotId, robotKind, running, onStarted }: DiagnosisFormProps) => {
  const text = useText()
  const [left, setLeft] = useState<readonly RobotCheck[]>([])
  const all = checksOfKind(robotKind)
  const checks = all.filter(check => !left.includes(check))
  const starting = useAct(async () => {
    await request(startDiagnosis, { body: { robotId, checks } }, { quiet: true })
    return onStarted
  })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (!running && checks.length > 0) starting.run()
      }}
    >
      <fieldset className="tiles">
        <legend>{text('diagnoses.checks')}</legend>
        {all.map(check => (
          <label key={check} className="check">
            <input
              type="checkbox"
              name={check}
              checked={checks.includes(check)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(checked ? left.filter(it => it !== check) : [...left, check])
              }
            />
            <span>{text(`check.${check}`)}</span>
          </label>
        ))}
      </fieldset>
      {starting.error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(starting.error)}
        </p>
      )}
      <div className="actions">
        <ActButton
          type="submit"
          className="button primary"
          state={starting.state}
          blocked={running || checks.length === 0}
        >
          {text('diagnoses.start')}
        </ActButton>
      </div>
    </form>
  )
}
