import {
  fitsSetting,
  type SettingEntry,
  type SettingKey,
  type SettingValue,
  settingKeys,
  settingOf,
  settingsOf
} from '#contract/calls/robot-settings/robot-settings.ts'
import type { RobotCapability } from '#contract/calls/robots/capabilities.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'

/** A template while a person writes it. Each setting is a field of its own; undefined for one that the template leaves as it is. */
export type TemplateDraft = { name: string; robotKind: RobotKind } & Settings

type Settings = Record<SettingKey, SettingValue | undefined>

/** A draft with those settings. Each setting has its key, because one that was taken out is a choice too. */
export const draftOf = (name: string, robotKind: RobotKind, values: readonly SettingEntry[]): TemplateDraft => ({
  name,
  robotKind,
  ...(Object.fromEntries(settingKeys.map(key => [key, values.find(entry => entry.key === key)?.value])) as Settings)
})

/** The settings of the draft that robots with these capabilities have, in the order of the form. */
export const entriesOf = (draft: TemplateDraft, capabilities: readonly RobotCapability[]): SettingEntry[] =>
  settingsOf(capabilities).flatMap(key => {
    const value = draft[key]
    return value === undefined ? [] : [{ key, value }]
  })

/** A setting with its default, or taken out of the template. */
export const withSetting = (key: SettingKey, has: boolean): Partial<TemplateDraft> => ({
  [key]: has ? settingOf(key).default : undefined
})

/** The problem of a field: the end of the key of its text. */
export type TemplateProblem = 'blank' | 'misfit' | 'noValues'

/** The problems of a template by their fields, in the order of the form; `values` is about all settings. */
export const problemsOf = (
  draft: TemplateDraft,
  capabilities: readonly RobotCapability[]
): Partial<Record<'name' | 'values' | SettingKey, TemplateProblem>> => {
  const entries = entriesOf(draft, capabilities)
  const misfits = entries.filter(({ key, value }) => !fitsSetting(settingOf(key), value))
  return {
    ...(draft.name.trim() === '' && { name: 'blank' }),
    ...Object.fromEntries(misfits.map(({ key }) => [key, 'misfit'])),
    ...(entries.length === 0 && { values: 'noValues' })
  }
}
