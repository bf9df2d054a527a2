import type { SaidSetting } from '#contract/calls/robot-settings/remote-settings.ts'
import {
  fitsSetting,
  type SettingDefinition,
  type SettingEntry,
  type SettingKey,
  type SettingValue,
  settingOf
} from '#contract/calls/robot-settings/robot-settings.ts'

/* The texts that somebody types into the form of settings. Only touched fields are in a draft. */

export type SettingDraft = Partial<Record<SettingKey, string>>

const two = (value: number): string => String(value).padStart(2, '0')

/** A value as its field has it: minutes of a day as `22:30`. */
export const typedOf = (setting: SettingDefinition, value: SettingValue): string =>
  setting.kind === 'integer' && setting.unit === 'minuteOfDay' && typeof value === 'number'
    ? `${two(Math.floor(value / 60))}:${two(value % 60)}`
    : String(value)

const numberOf = (typed: string): number => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(typed) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes)
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}

/** The value of a field; undefined for a text that the setting does not take. */
export const settingValue = (setting: SettingDefinition, typed: string): SettingValue | undefined => {
  const value =
    setting.kind === 'integer' ? numberOf(typed) : setting.kind === 'boolean' && typed !== '' ? typed === 'true' : typed
  return fitsSetting(setting, value) ? value : undefined
}

/** The text of a field before somebody touches it; empty where the robot never said the setting. */
export const saidText = (said: readonly SaidSetting[], key: SettingKey): string => {
  const found = said.find(it => it.key === key)
  return found === undefined ? '' : typedOf(settingOf(key), found.value)
}

/** The keys that were touched and now have another text than the robot said. */
const changedKeys = (draft: SettingDraft, said: readonly SaidSetting[]): SettingKey[] =>
  (Object.keys(draft) as SettingKey[]).filter(key => draft[key] !== saidText(said, key))

/** The changed fields whose text is no value. */
export const wrongKeys = (draft: SettingDraft, said: readonly SaidSetting[]): SettingKey[] =>
  changedKeys(draft, said).filter(key => settingValue(settingOf(key), draft[key] ?? '') === undefined)

/** The settings that the robot is asked to change, with their new values. */
export const changedEntries = (draft: SettingDraft, said: readonly SaidSetting[]): SettingEntry[] =>
  changedKeys(draft, said).flatMap(key => {
    const value = settingValue(settingOf(key), draft[key] ?? '')
    return value === undefined ? [] : [{ key, value }]
  })
