import { $capabilitiesOf, request } from '@portal/session'
import { startDiagnosis } from '#contract/calls/deploy/diagnoses.ts'
import { checksOf, type RobotCheck } from '#contract/calls/robot-requests/robot-checks.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { useStore } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import { useText } from '../texts.ts'

type DiagnosisFormProps = { robotId: number; robotKind: RobotKind; running: boolean; onStarted: () => void }

/** The checks that are left out. */
type Draft = { left: readonly RobotCheck[] }

/** Chooses checks and starts them. All are chosen at first. */
export const DiagnosisForm = ({ robotId, robotKind, running, onStarted }: DiagnosisFormProps) => {
  const text = useText()
  const all = checksOf(useStore($capabilitiesOf)(robotKind))
  const form = useForm<Draft, never>({
    start: { left: [] },
    // A diagnosis can be started again: nobody loses anything.
    isTyped: () => false,
    problemsOf: () => ({}),
    problemText: () => '',
    save: async ({ left }) => {
      const checks = all.filter(check => !left.includes(check))
      if (running || checks.length === 0) return undefined
      await request(startDiagnosis, { body: { robotId, checks } }, { quiet: true })
      return onStarted
    }
  })
  const { left } = form.draft
  return (
    <form {...form.form}>
      <fieldset className="tiles">
        <legend>{text('diagnoses.checks')}</legend>
        {all.map(check => (
          <label key={check} className="check">
            <input
              type="checkbox"
              name={check}
              checked={!left.includes(check)}
              onChange={({ currentTarget: { checked } }) =>
                form.change({ left: checked ? left.filter(it => it !== check) : [...left, check] })
              }
            />
            <span>{text(`check.${check}`)}</span>
          </label>
        ))}
      </fieldset>
      <FormFoot of={form} blocked={running || all.every(check => left.includes(check))}>
        {text('diagnoses.start')}
      </FormFoot>
    </form>
  )
}
