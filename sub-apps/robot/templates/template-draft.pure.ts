import {
  fitsSetting,
  type SettingEntry,
  type SettingKey,
  type SettingValue,
  settingOf,
  settingsOfKind
} from '#contract/calls/robot-settings/robot-settings.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'

/** A template while a person writes it: the settings that it has, with their values as the fields hold them. */
export type TemplateDraft = {
  name: string
  robotKind: RobotKind
  values: Partial<Record<SettingKey, SettingValue>>
}

/** The problems of a draft. A field that is not here is right. */
export type DraftProblems = { name?: 'blank'; values?: 'none'; misfits: SettingKey[] }

export const draftOf = (name: string, robotKind: RobotKind, values: readonly SettingEntry[]): TemplateDraft => ({
  name,
  robotKind,
  values: Object.fromEntries(values.map(({ key, value }) => [key, value]))
})

/** A draft whose settings are fields of their own; undefined for one that the template leaves as it is. */
export type TemplateEdit = { name: string } & Record<SettingKey, SettingValue | undefined>

export const editOf = ({ name, robotKind, values }: TemplateDraft): TemplateEdit =>
  // A key for each setting of the kind: one that was taken out is a choice too.
  ({ name, ...Object.fromEntries(settingsOfKind(robotKind).map(key => [key, values[key]])) }) as TemplateEdit

export const draftOfEdit = ({ name, ...values }: TemplateEdit, robotKind: RobotKind): TemplateDraft => ({
  name,
  robotKind,
  values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
})

/** The settings of the draft that robots of its kind have, in the order of the form. */
export const entriesOf = ({ robotKind, values }: TemplateDraft): SettingEntry[] =>
  settingsOfKind(robotKind).flatMap(key => {
    const value = values[key]
    return value === undefined ? [] : [{ key, value }]
  })

/** Puts a setting into the template with its default, or takes it out. */
export const withSetting = (draft: TemplateDraft, key: SettingKey, has: boolean): TemplateDraft => {
  const { [key]: _, ...others } = draft.values
  return { ...draft, values: has ? { ...others, [key]: settingOf(key).default } : others }
}

export const problemsOf = (draft: TemplateDraft): DraftProblems => {
  const entries = entriesOf(draft)
  return {
    ...(draft.name.trim() === '' ? { name: 'blank' as const } : {}),
    ...(entries.length === 0 ? { values: 'none' as const } : {}),
    misfits: entries.filter(({ key, value }) => !fitsSetting(settingOf(key), value)).map(({ key }) => key)
  }
}

export const isRight = ({ name, values, misfits }: DraftProblems): boolean =>
  name === undefined && values === undefined && misfits.length === 0
