import { request, sentenceOf } from '@portal/session'
import { useRef, useState } from 'react'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { changeRemoteSettings, type RemoteSettings } from '#contract/calls/robot-settings/remote-settings.ts'
import { type SettingKey, settingsOfKind } from '#contract/calls/robot-settings/robot-settings.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { useText } from '../texts.ts'
import { changedEntries, type SettingDraft, saidText, wrongKeys } from './setting-draft.pure.ts'
import { SettingField } from './setting-field.tsx'

type SettingFormProps = { robot: RemoteSettings; mayChange: boolean; onAsked: () => void }

/** All settings of a robot. New values from the robot show at once, except in touched fields. */
export const SettingForm = ({ robot, mayChange, onAsked }: SettingFormProps) => {
  const text = useText()
  const { unsaved, notify } = useSubApp()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<SettingDraft>({})
  const [checked, setChecked] = useState(false)
  const wrong = wrongKeys(draft, robot.values)
  const entries = changedEntries(draft, robot.values)
  const open = robot.change !== null && isOpen(robot.change) ? robot.change : undefined
  const asking = useAct(async () => {
    await request(changeRemoteSettings, { body: { robotId: robot.robotId, values: entries } }, { quiet: true })
    return () => {
      setDraft({})
      setChecked(false)
      notify('success', text('settings.isAsked'))
      onAsked()
    }
  })
  const change = (key: SettingKey, value: string): void => {
    setDraft({ ...draft, [key]: value })
    unsaved(true, 'page')
  }
  const submit = (): void => {
    setChecked(true)
    const [first] = wrong
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else if (entries.length > 0) asking.run()
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
      <fieldset className="tiles" disabled={!mayChange}>
        <legend className="unseen">{text('settings.legend')}</legend>
        {settingsOfKind(robot.robotKind).map(key => {
          const said = saidText(robot.values, key)
          return (
            <SettingField
              key={key}
              settingKey={key}
              value={draft[key] ?? said}
              unknown={said === ''}
              asked={open?.values.find(it => it.key === key)?.value}
              wrong={checked && wrong.includes(key)}
              onChange={value => change(key, value)}
            />
          )
        })}
      </fieldset>
      {asking.error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(asking.error)}
        </p>
      )}
      {mayChange && (
        <div className="actions">
          <ActButton
            type="submit"
            className="button primary"
            state={asking.state}
            blocked={entries.length + wrong.length === 0}
          >
            {text('settings.change')}
          </ActButton>
        </div>
      )}
    </form>
  )
}
