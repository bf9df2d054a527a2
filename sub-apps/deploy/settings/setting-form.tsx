import { $capabilitiesOf, request } from '@portal/session'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { changeRemoteSettings, type RemoteSettings } from '#contract/calls/robot-settings/remote-settings.ts'
import { settingsOf } from '#contract/calls/robot-settings/robot-settings.ts'
import { useStore, useSubApp } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '#kit/portal/react/use-form.ts'
import { useText } from '../texts.ts'
import { changedEntries, type SettingDraft, saidText, wrongKeys } from './setting-draft.pure.ts'
import { SettingField } from './setting-field.tsx'

type SettingFormProps = { robot: RemoteSettings; mayChange: boolean; onAsked: () => void }

/** All settings of a robot. New values from the robot show at once, except in touched fields. */
export const SettingForm = ({ robot, mayChange, onAsked }: SettingFormProps) => {
  const text = useText()
  const { notify } = useSubApp()
  const capabilitiesOf = useStore($capabilitiesOf)
  const open = robot.change !== null && isOpen(robot.change) ? robot.change : undefined
  const form = useForm<SettingDraft, 'wrong'>({
    start: {},
    problemsOf: draft => Object.fromEntries(wrongKeys(draft, robot.values).map(key => [key, 'wrong'])),
    // The field itself says which values fit.
    problemText: () => '',
    save: async draft => {
      const values = changedEntries(draft, robot.values)
      if (values.length === 0) return undefined
      await request(changeRemoteSettings, { body: { robotId: robot.robotId, values } }, { quiet: true })
      return begin => {
        begin({})
        notify('success', text('settings.isAsked'))
        onAsked()
      }
    }
  })
  const { draft, change } = form
  const isChanged = changedEntries(draft, robot.values).length + wrongKeys(draft, robot.values).length > 0
  return (
    <form {...form.form}>
      <fieldset className="tiles" disabled={!mayChange}>
        <legend className="unseen">{text('settings.legend')}</legend>
        {settingsOf(capabilitiesOf(robot.robotKind)).map(key => {
          const said = saidText(robot.values, key)
          return (
            <SettingField
              key={key}
              settingKey={key}
              value={draft[key] ?? said}
              unknown={said === ''}
              asked={open?.values.find(it => it.key === key)?.value}
              wrong={form.problemOf(key) !== undefined}
              onChange={value => change({ [key]: value })}
            />
          )
        })}
      </fieldset>
      {mayChange && (
        <FormFoot of={form} blocked={!isChanged}>
          {text('settings.change')}
        </FormFoot>
      )}
    </form>
  )
}
