import { request, sentenceOf } from '@portal/session'
import { useState } from 'react'
import { deploymentSteps, openActs, type StepAct } from '#contract/calls/deploy/deployment-steps.ts'
import { cancelDeployment, type DeploymentDetail, takeDeploymentStep } from '#contract/calls/deploy/deployments.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { type Act, useAct } from '#kit/portal/react/use-act.ts'
import { useText } from '../texts.ts'

type StepFormProps = { deployment: DeploymentDetail; onTaken: () => void }

/** The acts that are due: the next step done or skipped, the last one taken back, or the whole deployment cancelled. */
export const StepForm = ({ deployment: { deploymentId, settled }, onTaken }: StepFormProps) => {
  const text = useText()
  const { ask, notify } = useSubApp()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const next = deploymentSteps[settled]
  const before = deploymentSteps[settled - 1]

  const taken = (): void => {
    setNote('')
    setMissing(false)
    onTaken()
  }
  const take = (step: typeof next, act: StepAct) => async () => {
    if (step === undefined) return undefined
    await request(takeDeploymentStep, { body: { deploymentId, step, act, note: note.trim() } }, { quiet: true })
    return () => {
      notify('success', text('deployments.taken', { step: text(`step.${step}`), act: text(`act.${act}`) }))
      taken()
    }
  }
  const done = useAct(take(next, 'done'))
  const skipped = useAct(take(next, 'skipped'))
  const reopened = useAct(take(before, 'reopened'))
  const cancelled = useAct(async () => {
    const isSure = await ask({
      heading: text('deployments.cancel'),
      text: text('deployments.cancelText'),
      yes: text('deployments.cancel'),
      no: text('deployments.keep'),
      danger: true,
      act: () => request(cancelDeployment, { body: { deploymentId, note: note.trim() } }, { quiet: true })
    })
    return isSure ? taken : undefined
  })
  /** Runs an act only with a note: a person who leaves a step out, or ends everything, says why. */
  const withNote = (act: Act): void => {
    setMissing(note.trim() === '')
    if (note.trim() !== '') act.run()
  }
  const acts = next === undefined ? [] : openActs(settled, next)
  const error = [done, skipped, reopened, cancelled].map(act => act.error).find(it => it !== undefined)
  return (
    <div className="form">
      <FormField
        name="note"
        label={text('column.note')}
        value={note}
        help={text('deployments.noteHelp')}
        problem={missing && note.trim() === '' ? text('deployments.noteMissing') : undefined}
        maxLength={limits.deployNoteMaxLength}
        optional
        onChange={setNote}
      />
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(error)}
        </p>
      )}
      <div className="actions">
        {next !== undefined && (
          <ActButton className="button primary" state={done.state} onClick={done.run}>
            {text('deployments.done', { step: text(`step.${next}`) })}
          </ActButton>
        )}
        {acts.includes('skipped') && (
          <ActButton state={skipped.state} onClick={() => withNote(skipped)}>
            {text('deployments.skip')}
          </ActButton>
        )}
        {before !== undefined && (
          <ActButton state={reopened.state} onClick={reopened.run}>
            {text('deployments.reopen', { step: text(`step.${before}`) })}
          </ActButton>
        )}
        <ActButton className="button" state={cancelled.state} onClick={() => withNote(cancelled)}>
          {text('deployments.cancel')}
        </ActButton>
      </div>
    </div>
  )
}
