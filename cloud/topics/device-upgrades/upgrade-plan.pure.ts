import type { DeviceKind } from '#contract/calls/device-upgrades/device-versions.ts'
import { compareVersions } from '#contract/calls/ota/version-number.ts'

type Device = { deviceKind: DeviceKind; version: string | null }
type Version = { deviceKind: DeviceKind; version: string }

/** A device with the version that it is to run. */
export type Planned<One extends Device, Wanted extends Version> = { device: One; wanted: Wanted }

/** Pure: the devices to upgrade, each with the version of its kind, and how many run that version already. */
export const upgradePlan = <One extends Device, Wanted extends Version>(
  devices: readonly One[],
  versions: readonly Wanted[]
): { planned: Planned<One, Wanted>[]; current: number; older: number } => {
  const pairs = devices.flatMap(device => {
    const wanted = versions.find(({ deviceKind }) => deviceKind === device.deviceKind)
    return wanted === undefined ? [] : [{ device, wanted, step: stepTo(wanted.version, device.version) }]
  })
  const planned = pairs.filter(({ step }) => step !== 0)
  return {
    planned: planned.map(({ device, wanted }) => ({ device, wanted })),
    current: pairs.length - planned.length,
    older: planned.filter(({ step }) => step < 0).length
  }
}

/** Less than zero where a device would go back. It is 1 where a device has not reported the version that it runs. */
const stepTo = (wanted: string, running: string | null): number =>
  running === null ? 1 : compareVersions(wanted, running)
