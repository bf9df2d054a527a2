import type { DeviceUpgradeRecord, UpgradableDevice } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { deviceKinds } from '#contract/calls/device-upgrades/device-versions.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Tools } from '../../parts/use-tools.ts'
import type { Text } from '../../texts.ts'

const looks = {
  waiting: 'ring warning',
  downloading: 'diamond brand',
  installing: 'diamond warning',
  done: 'dot success',
  failed: 'square danger',
  cancelled: 'ring muted'
} as const

type Shown = Pick<DeviceUpgradeRecord, 'state' | 'progress' | 'failure'>

/** How an upgrade stands, as the table shows a state. */
export const upgradeState = ({ text, format }: Pick<Tools, 'text' | 'format'>, { state, progress }: Shown) =>
  mark(text(`upgradeState.${state}`) + (state === 'downloading' ? ` ${format.number(progress)}%` : ''), looks[state])

/** How the last upgrade of a device stands; `muted` where it had none. */
export const lastUpgrade = (tools: Tools, { upgrade }: UpgradableDevice) =>
  upgrade === null
    ? ({ text: tools.text('upgradeState.none'), shape: 'ring', tone: 'muted' } as const)
    : upgradeState(tools, upgrade)

/** Why an upgrade failed; nothing for another one. */
export const failureOf = (text: Text, upgrade: Shown | null): string =>
  upgrade?.failure ? text(`upgradeFailure.${upgrade.failure}`) : ''

/** The kinds of devices, as a filter and a form offer them. */
export const kindOptions = (text: Text) => deviceKinds.map(value => ({ value, name: text(`deviceKind.${value}`) }))
