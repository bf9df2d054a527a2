import { type SettingEntry, type SettingValue, settingOf, settingsOfKind } from '#contract/calls/robot-settings.ts'
import type { Robot } from '#contract/calls/robots.ts'
import { type Random, randomFrom } from '../../cloud/demo/random.ts'

/** What robots remember between two requests. */
export type RobotMemory = {
  settingsOf: (serial: string) => SettingEntry[]
  /** Changes settings of a robot; answers them as they are now. */
  change: (serial: string, values: readonly SettingEntry[]) => SettingEntry[]
}

/** One robot of three has a value of its own: somebody set it at the robot. */
const firstValue = (random: Random, setting: ReturnType<typeof settingOf>): SettingValue => {
  if (!random.chance(0.33)) return setting.default
  if (setting.kind === 'boolean') return !setting.default
  if (setting.kind === 'choice') return random.pick(setting.options)
  return setting.from + setting.step * random.between(0, Math.floor((setting.to - setting.from) / setting.step))
}

/** Robots that begin with settings by their seed, and keep what they are told. */
export const robotMemory = (seed: string, robots: readonly Pick<Robot, 'serial' | 'robotKind'>[]): RobotMemory => {
  const kinds = new Map(robots.map(({ serial, robotKind }) => [serial, robotKind]))
  const kept = new Map<string, Map<string, SettingEntry>>()
  const of = (serial: string): Map<string, SettingEntry> => {
    const random = randomFrom(seed, 'settings', serial)
    const keys = settingsOfKind(kinds.get(serial) ?? 'delivery')
    const settings =
      kept.get(serial) ?? new Map(keys.map(key => [key, { key, value: firstValue(random, settingOf(key)) }]))
    kept.set(serial, settings)
    return settings
  }
  return {
    settingsOf: serial => [...of(serial).values()],
    change: (serial, values) => {
      const settings = of(serial)
      for (const entry of values) settings.set(entry.key, entry)
      return [...values]
    }
  }
}
