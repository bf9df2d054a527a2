import { $format } from '@portal/session'
import { useMemo } from 'react'
import { type SettingKey, type SettingValue, settingOf } from '#contract/calls/robot-settings/robot-settings.ts'
import { languageNames } from '#contract/languages.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { typedOf } from './setting-draft.pure.ts'

/** How the values of settings are written for readers of the current language. */
export const useWrittenSetting = (): ((key: SettingKey, value: SettingValue) => string) => {
  const text = useText()
  const format = useStore($format)
  return useMemo(
    () => (key, value) => {
      const setting = settingOf(key)
      if (setting.kind === 'boolean') return text(value === true ? 'setting.on' : 'setting.off')
      if (setting.kind === 'integer')
        return setting.unit === 'minuteOfDay'
          ? typedOf(setting, value)
          : text(`unit.${setting.unit}`, { value: format.number(Number(value)) })
      if (key === 'voiceLanguage') return Object.entries(languageNames).find(([code]) => code === value)?.[1] ?? ''
      return value === 'quiet' || value === 'strong' ? text(`suction.${value}`) : text('suction.normal')
    },
    [text, format]
  )
}
