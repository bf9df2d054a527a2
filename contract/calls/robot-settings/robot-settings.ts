import { isHad, type Needing, type RobotCapability } from '../robots/capabilities.ts'

/*
 * The settings of robots: which there are, which robots have them, and the values that fit. Nothing here checks
 * requests, so that a page that draws a form carries no schemas.
 */

/** The units of whole numbers. `minuteOfDay` counts the minutes since midnight at the robot's place. */
export const settingUnits = ['percent', 'centimetresPerSecond', 'centimetres', 'seconds', 'minuteOfDay'] as const
export type SettingUnit = (typeof settingUnits)[number]

export type SettingValue = boolean | number | string

/** A setting as all robots have it that can do what it is for. The default is the value of a new robot. */
export type SettingDefinition = Needing &
  (
    | { kind: 'boolean'; default: boolean }
    | { kind: 'integer'; unit: SettingUnit; from: number; to: number; step: number; default: number }
    | { kind: 'choice'; options: readonly string[]; default: string }
  )

/** Every setting, in the order of a form (docs/requirements.md 2.152). */
export const robotSettings = {
  speed: {
    kind: 'integer',
    unit: 'centimetresPerSecond',
    from: 20,
    to: 120,
    step: 5,
    default: 80
  },
  obstacleDistance: {
    kind: 'integer',
    unit: 'centimetres',
    from: 20,
    to: 150,
    step: 5,
    default: 50
  },
  returnBattery: {
    kind: 'integer',
    unit: 'percent',
    from: 10,
    to: 50,
    step: 5,
    default: 20
  },
  volume: { kind: 'integer', unit: 'percent', from: 0, to: 100, step: 5, default: 60 },
  voiceLanguage: {
    kind: 'choice',
    options: ['en', 'zh', 'ja', 'ko', 'th', 'fr'],
    default: 'en'
  },
  greeting: { kind: 'boolean', default: true, needs: 'screen' },
  brightness: {
    kind: 'integer',
    unit: 'percent',
    from: 10,
    to: 100,
    step: 5,
    default: 80,
    needs: 'screen'
  },
  doorWait: {
    kind: 'integer',
    unit: 'seconds',
    from: 10,
    to: 300,
    step: 10,
    default: 60,
    needs: 'door'
  },
  suction: {
    kind: 'choice',
    options: ['quiet', 'normal', 'strong'],
    default: 'normal',
    needs: 'cleaning'
  },
  nightMode: { kind: 'boolean', default: false },
  nightFrom: {
    kind: 'integer',
    unit: 'minuteOfDay',
    from: 0,
    to: 1_425,
    step: 15,
    default: 1_320
  },
  nightTo: {
    kind: 'integer',
    unit: 'minuteOfDay',
    from: 0,
    to: 1_425,
    step: 15,
    default: 360
  }
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof robotSettings
export const settingKeys = Object.keys(robotSettings) as [SettingKey, ...SettingKey[]]

export const settingOf = (key: SettingKey): SettingDefinition => robotSettings[key]

/** The settings that a robot has, in the order of a form. */
export const settingsOf = (capabilities: readonly RobotCapability[]): SettingKey[] =>
  settingKeys.filter(key => isHad(settingOf(key), capabilities))

/** Whether a value is one that the setting takes. */
export const fitsSetting = (setting: SettingDefinition, value: unknown): value is SettingValue => {
  if (setting.kind === 'boolean') return typeof value === 'boolean'
  if (setting.kind === 'choice') return typeof value === 'string' && setting.options.includes(value)
  const { from, to, step } = setting
  return typeof value === 'number' && value >= from && value <= to && (value - from) % step === 0
}

/** A setting and its value, as requests carry them. */
export type SettingEntry = { key: SettingKey; value: SettingValue }

/** The keys whose values a robot can't take: settings of other robots, values out of range, and keys that come twice. */
export const misfitKeys = (
  entries: readonly SettingEntry[],
  capabilities: readonly RobotCapability[]
): SettingKey[] => {
  const own = settingsOf(capabilities)
  return entries
    .filter(
      ({ key, value }, index) =>
        !own.includes(key) || !fitsSetting(settingOf(key), value) || entries.findIndex(it => it.key === key) !== index
    )
    .map(({ key }) => key)
}

/** The settings a robot said, without those unknown to the cloud: keys of another version, values that fit no setting. */
export const knownEntries = (said: readonly { key: string; value: unknown }[]): SettingEntry[] => {
  const last = new Map(said.map(({ key, value }) => [key, value]))
  return settingKeys.flatMap(key => {
    const value = last.get(key)
    return fitsSetting(settingOf(key), value) ? [{ key, value }] : []
  })
}
