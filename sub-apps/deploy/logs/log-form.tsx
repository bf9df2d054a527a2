import { request } from '@portal/session'
import { askForRemoteLog } from '#contract/calls/robot-logs/remote-logs.ts'
import { type LogName, logNames } from '#contract/calls/robot-logs/robot-logs.ts'
import { FormField } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import { useText } from '../texts.ts'
import { lastHour, type TimeProblem, timeOf } from './log-time.pure.ts'

type Draft = { log: LogName; from: string; to: string }

type LogFormProps = { robotId: number; running: boolean; onAsked: (requestId: number) => void }

/** The form that asks for a log. A wrong time shows after the first try to send, and its field has the focus. */
export const LogForm = ({ robotId, running, onAsked }: LogFormProps) => {
  const text = useText()
  const form = useForm<Draft, TimeProblem['problem']>({
    start: { log: 'system', ...lastHour(Date.now()) },
    // A log can be asked for again: nobody loses anything.
    isTyped: () => false,
    problemsOf: draft => {
      const time = timeOf(draft, Date.now())
      return 'problem' in time ? { [time.field]: time.problem } : {}
    },
    problemText: problem => text(`logTime.${problem}`),
    save: async ({ log, ...typed }) => {
      const time = timeOf(typed, Date.now())
      if (running || 'problem' in time) return undefined
      const { requestId } = await request(askForRemoteLog, { body: { robotId, log, ...time } }, { quiet: true })
      return () => onAsked(requestId)
    }
  })
  const { field } = form
  return (
    <form {...form.form}>
      <fieldset className="tiles">
        <legend className="unseen">{text('logs.ask')}</legend>
        <FormField
          {...field('log')}
          label={text('column.log')}
          options={logNames.map(value => ({ value, name: text(`log.${value}`) }))}
          onChange={value => form.change({ log: logNames.find(it => it === value) ?? form.draft.log })}
        />
        <FormField {...field('from')} label={text('logs.from')} input={{ type: 'datetime-local' }} />
        <FormField
          {...field('to')}
          label={text('logs.to')}
          input={{ type: 'datetime-local' }}
          help={text('logs.timeHelp')}
        />
      </fieldset>
      <FormFoot of={form} blocked={running}>
        {text('logs.ask')}
      </FormFoot>
    </form>
  )
}
