import { type SettingKey, type SettingValue, settingOf } from '#contract/calls/robot-settings/robot-settings.ts'
import { FormField } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { typedOf } from './setting-draft.pure.ts'
import { useWrittenSetting } from './use-written-setting.ts'

type SettingFieldProps = {
  settingKey: SettingKey
  value: string
  /** The robot never said the value. */
  unknown: boolean
  /** The value that the robot was asked to set and has not set yet. */
  asked: SettingValue | undefined
  wrong: boolean
  onChange: (value: string) => void
}

/** One setting, in the field of its kind. */
export const SettingField = ({ settingKey, value, unknown, asked, wrong, onChange }: SettingFieldProps) => {
  const text = useText()
  const written = useWrittenSetting()
  const setting = settingOf(settingKey)
  const values = setting.kind === 'boolean' ? [true, false] : setting.kind === 'choice' ? setting.options : undefined
  const range =
    setting.kind === 'integer'
      ? text(setting.step === 1 ? 'settings.range' : 'settings.rangeInSteps', {
          from: written(settingKey, setting.from),
          to: written(settingKey, setting.to),
          step: written(settingKey, setting.step)
        })
      : undefined
  const isTime = setting.kind === 'integer' && setting.unit === 'minuteOfDay'
  const help =
    asked !== undefined
      ? text('settings.asked', { value: written(settingKey, asked) })
      : unknown
        ? text('settings.unknown')
        : isTime
          ? undefined
          : range
  return (
    <FormField
      name={settingKey}
      label={text(`setting.${settingKey}`)}
      value={value}
      optional
      help={help}
      problem={wrong ? range : undefined}
      {...(values === undefined
        ? {}
        : {
            options: [
              ...(unknown ? [{ value: '', name: '–' }] : []),
              ...values.map(it => ({ value: typedOf(setting, it), name: written(settingKey, it) }))
            ]
          })}
      {...(setting.kind === 'integer' && {
        input: isTime ? { type: 'time', step: setting.step * 60 } : { type: 'number', step: setting.step }
      })}
      onChange={onChange}
    />
  )
}
