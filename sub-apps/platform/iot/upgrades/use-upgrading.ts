import { request } from '@portal/session'
import {
  cancelDeviceUpgrade,
  startDeviceUpgrades,
  type UpgradableDevice
} from '#contract/calls/device-upgrades/device-upgrades.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { useTools } from '../../parts/use-tools.ts'
import { type Goal, upgradeChoice } from './upgrade-choice.pure.ts'

/** The acts of people on upgrades of devices. Each act asks first, and then tells its result. */
export const useUpgrading = () => {
  const { text } = useTools()
  const { ask, notify } = useSubApp()
  const start = async (
    rows: readonly UpgradableDevice[],
    goalOf: (row: UpgradableDevice) => Goal | null
  ): Promise<boolean> => {
    const { devices, deviceVersionIds, versions, older } = upgradeChoice(rows, goalOf)
    if (devices.length === 0) {
      notify('info', text('upgrade.nothing'))
      return false
    }
    return ask({
      heading: text('upgrade.ask', { count: devices.length, versions: versions.join(', ') }),
      text: older > 0 ? text('upgrade.older', { count: older }) : text('upgrade.ask.text'),
      yes: text('upgrade.start'),
      danger: older > 0,
      act: async () => {
        const body = { devices, deviceVersionIds, allowOlder: older > 0 }
        const { begun, upgrading } = await request(startDeviceUpgrades, { body }, { quiet: true })
        const left = upgrading > 0 ? ` ${text('upgrade.left', { count: upgrading })}` : ''
        if (begun === 0) notify('info', text('upgrade.nothing'))
        else notify('success', text('upgrade.begun', { count: begun }) + left)
      }
    })
  }
  const cancel = ({ name, upgrade }: UpgradableDevice): Promise<boolean> =>
    ask({
      heading: text('upgrade.cancel.ask', { name }),
      text: text('upgrade.cancel.text'),
      yes: text('upgrade.cancel'),
      no: text('upgrade.keep'),
      danger: true,
      act: () => request(cancelDeviceUpgrade, { body: { upgradeId: upgrade?.upgradeId ?? 0 } }, { quiet: true })
    })
  return { start, cancel }
}
