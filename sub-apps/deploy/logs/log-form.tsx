import { request, sentenceOf } from '@portal/session'
import { useRef, useState } from 'react'
import { askForRemoteLog } from '#contract/calls/robot-logs/remote-logs.ts'
import { type LogName, logNames } from '#contract/calls/robot-logs/robot-logs.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { FormField } from '../parts/form-field.tsx'
import { useText } from '../texts.ts'
import { lastHour, timeOf } from './log-time.pure.ts'

type LogFormProps = { robotId: number; running: boolean; onAsked: (requestId: number) => void }

/** The form that asks for a log. A wrong time shows after the first try to send, and its field has the focus. */
export const LogForm = ({ robotId, running, onAsked }: LogFormProps) => {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [log, setLog] = useState<LogName>('system')
  const [draft, setDraft] = useState(() => lastHour(Date.now()))
  const [checked, setChecked] = useState(false)
  const time = timeOf(draft, Date.now())
  const problemOf = (field: 'from' | 'to'): string | undefined =>
    checked && 'problem' in time && time.field === field ? text(`logTime.${time.problem}`) : undefined
  const asking = useAct(async () => {
    if ('problem' in time) return undefined
    const { requestId } = await request(askForRemoteLog, { body: { robotId, log, ...time } }, { quiet: true })
    return () => onAsked(requestId)
  })
  const submit = (): void => {
    setChecked(true)
    if ('problem' in time) form.current?.querySelector<HTMLElement>(`[name="${time.field}"]`)?.focus()
    else if (!running) asking.run()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <fieldset className="tiles">
        <legend className="unseen">{text('logs.ask')}</legend>
        <FormField
          name="log"
          label={text('column.log')}
          value={log}
          options={logNames.map(value => ({ value, name: text(`log.${value}`) }))}
          onChange={value => setLog(logNames.find(it => it === value) ?? log)}
        />
        <FormField
          name="from"
          label={text('logs.from')}
          value={draft.from}
          input={{ type: 'datetime-local' }}
          problem={problemOf('from')}
          onChange={from => setDraft({ ...draft, from })}
        />
        <FormField
          name="to"
          label={text('logs.to')}
          value={draft.to}
          input={{ type: 'datetime-local' }}
          help={text('logs.timeHelp')}
          problem={problemOf('to')}
          onChange={to => setDraft({ ...draft, to })}
        />
      </fieldset>
      {asking.error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(asking.error)}
        </p>
      )}
      <div className="actions">
        <ActButton type="submit" className="button primary" state={asking.state} blocked={running}>
          {text('logs.ask')}
        </ActButton>
      </div>
    </form>
  )
}
