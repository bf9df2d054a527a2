import { $language, displayNames, numberFormat } from '@portal/session'
import { type ComputedRef, computed } from 'vue'
import {
  type SettingEntry,
  type SettingKey,
  type SettingUnit,
  settingOf
} from '#contract/calls/robot-settings/robot-settings.ts'
import { useStore } from '#kit/adapters/vue.ts'
import { useText } from '../texts.ts'
import { clockText } from './clock-text.pure.ts'

type SettingTexts = {
  name: (key: SettingKey) => string
  option: (key: SettingKey, option: string) => string
  value: (key: SettingKey, value: SettingEntry['value'] | null) => string
  unit: (unit: SettingUnit) => string
}

const suctions = ['quiet', 'normal', 'strong'] as const

/** Names and values of settings for readers of the current language. */
export const useSettingTexts = (): ComputedRef<SettingTexts> => {
  const text = useText()
  const language = useStore($language)
  return computed((): SettingTexts => {
    const languages = displayNames(language.value, { type: 'language' })
    const numbers = numberFormat(language.value)
    const option = (key: SettingKey, it: string): string => {
      if (key === 'voiceLanguage') return languages.of(it) ?? it
      const suction = suctions.find(known => known === it)
      return suction === undefined ? it : text.value(`suction.${suction}`)
    }
    return {
      name: key => text.value(`setting.${key}`),
      option,
      unit: unit => (unit === 'minuteOfDay' ? '' : text.value(`unit.${unit}`)),
      value: (key, value) => {
        if (value === null) return text.value('templates.notSaid')
        if (typeof value === 'boolean') return text.value(value ? 'setting.yes' : 'setting.no')
        const setting = settingOf(key)
        if (typeof value === 'string' || setting.kind !== 'integer') return option(key, String(value))
        if (setting.unit === 'minuteOfDay') return clockText(value)
        return `${numbers.format(value)} ${text.value(`unit.${setting.unit}`)}`
      }
    }
  })
}
