import type { CheckResult, RobotCheck } from '#contract/calls/robot-requests/robot-checks.ts'
import {
  type SettingEntry,
  type SettingValue,
  settingOf,
  settingsOf
} from '#contract/calls/robot-settings/robot-settings.ts'
import { shippedCapabilities } from '#contract/calls/robots/capabilities.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { type Random, randomFrom } from '../../../random.pure.ts'

/* The answers of robots to requests, in demo data and by the simulator. The same seed and robot give the same answers. */

/** One setting of three has a value of its own: somebody set it at the robot. */
const firstValue = (random: Random, setting: ReturnType<typeof settingOf>): SettingValue => {
  if (!random.chance(0.33)) return setting.default
  if (setting.kind === 'boolean') return !setting.default
  if (setting.kind === 'choice') return random.pick(setting.options)
  return setting.from + setting.step * random.between(0, Math.floor((setting.to - setting.from) / setting.step))
}

/** The settings with which a robot of a shipped kind begins; one of another kind has those that every robot has. */
export const firstSettings = (seed: string, serial: string, robotKind: RobotKind): SettingEntry[] => {
  const random = randomFrom(seed, 'settings', serial)
  return settingsOf(shippedCapabilities(robotKind)).map(key => ({ key, value: firstValue(random, settingOf(key)) }))
}

/** The values that each check measures, without and with a fault; and the code of the fault, where robots know one. */
const measured: Record<
  RobotCheck,
  { well: readonly [number, number]; ill: readonly [number, number]; code: string | null }
> = {
  motor: { well: [28, 52], ill: [68, 95], code: 'E-312' },
  lidar: { well: [93, 100], ill: [40, 75], code: 'E-103' },
  camera: { well: [24, 30], ill: [0, 9], code: 'E-230' },
  battery: { well: [82, 100], ill: [45, 65], code: 'E-207' },
  network: { well: [20, 120], ill: [900, 4_000], code: null },
  disk: { well: [25, 80], ill: [1, 6], code: null },
  elevator: { well: [80, 400], ill: [2_500, 8_000], code: null }
}

/** The results of one diagnosis. Most checks pass; one in twelve fails, and one in eight warns. */
export const checkResults = (
  seed: string,
  serial: string,
  checks: readonly RobotCheck[],
  run: number
): CheckResult[] => {
  const random = randomFrom(seed, 'checks', serial, run)
  return checks.map(check => {
    const { well, ill, code } = measured[check]
    const fate = random.next()
    if (fate < 0.08) return { check, state: 'failed', value: random.between(...ill), faultCode: code }
    const edge = Math.round((well[1] + ill[0]) / 2)
    if (fate < 0.2) return { check, state: 'warning', value: edge, faultCode: null }
    return { check, state: 'passed', value: random.between(...well), faultCode: null }
  })
}
