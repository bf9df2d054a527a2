import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import { firstSettings } from '../../cloud/topics/robot-requests/demo/robot-answers.ts'

/** The facts that robots remember between two requests. */
export type RobotMemory = {
  settingsOf: (serial: string) => SettingEntry[]
  /** Changes settings of a robot; answers them as they are now. */
  change: (serial: string, values: readonly SettingEntry[]) => SettingEntry[]
  /** The SHA-256 of each file that was fetched. */
  files: Set<string>
  /** Tells robots their orders. @returns those that no robot gave up */
  ordersUnderWay: <Order extends { orderId: number; serial: string }>(orders: readonly Order[]) => Order[]
  /** A robot that is stopped gives its order up, and stays where it is with the goods. */
  giveUp: (serial: string) => void
}

/** Robots that begin with settings by their seed, and keep the settings that they are told. */
export const robotMemory = (seed: string, robots: readonly Pick<Robot, 'serial' | 'robotKind'>[]): RobotMemory => {
  const kinds = new Map(robots.map(({ serial, robotKind }) => [serial, robotKind]))
  const kept = new Map<string, Map<string, SettingEntry>>()
  const orderOf = new Map<string, number>()
  const givenUp = new Set<number>()
  const of = (serial: string): Map<string, SettingEntry> => {
    const first = () => firstSettings(seed, serial, kinds.get(serial) ?? 'delivery').map(it => [it.key, it] as const)
    const settings = kept.get(serial) ?? new Map<string, SettingEntry>(first())
    kept.set(serial, settings)
    return settings
  }
  return {
    settingsOf: serial => [...of(serial).values()],
    change: (serial, values) => {
      const settings = of(serial)
      for (const entry of values) settings.set(entry.key, entry)
      return [...values]
    },
    files: new Set(),
    ordersUnderWay: orders => {
      orderOf.clear()
      for (const { serial, orderId } of orders) orderOf.set(serial, orderId)
      return orders.filter(({ orderId }) => !givenUp.has(orderId))
    },
    giveUp: serial => {
      const orderId = orderOf.get(serial)
      if (orderId !== undefined) givenUp.add(orderId)
    }
  }
}
