import { createHash } from 'node:crypto'
import type { DeviceUpgradeFailure, DeviceUpgradeState } from '#contract/calls/device-upgrades/device-upgrades.ts'
import { type DeviceKind, deviceKinds } from '#contract/calls/device-upgrades/device-versions.ts'
import { fourNumbersOf } from '#contract/calls/ota/version-number.ts'
import { day, minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoAccounts, findDemoDevices } from '../../database/upkeep/demo-data.ts'
import { type Random, randomFrom, seed } from '../../random.pure.ts'
import { putDeviceUpgrades } from './sql/device-upgrades.ts'
import { addDeviceVersion } from './sql/device-versions.ts'
import { setDeviceVersion } from './sql/devices.ts'

const files: Record<DeviceKind, string> = { elevator: 'controller', phone: 'phone', watch: 'watch' }

/** The oldest first. Most devices run the one before the last. */
const releases = [
  { version: '1.4.0', notes: 'First version.', ageDays: 210 },
  { version: '1.5.2', notes: 'Reconnects sooner after the network was away.', ageDays: 95 },
  { version: '2.0.1', notes: 'Uses less energy. Takes new versions while it works.', ageDays: 12 }
] as const

/** The ends of the last upgrades, and the states of those that are under way. */
const fates: readonly { state: DeviceUpgradeState; failure?: DeviceUpgradeFailure }[] = [
  ...Array<{ state: 'done' }>(8).fill({ state: 'done' }),
  { state: 'failed', failure: 'download' },
  { state: 'failed', failure: 'battery' },
  { state: 'failed', failure: 'silent' },
  { state: 'cancelled' },
  { state: 'waiting' },
  { state: 'downloading' },
  { state: 'installing' }
]

type Release = { deviceVersionId: number; version: string }

const putVersions = async (transaction: Database, kind: DeviceKind, time: number): Promise<Release[]> => {
  const random = randomFrom(seed, 'device versions', kind)
  const added: Release[] = []
  for (const { version, notes, ageDays } of releases) {
    const fileName = `${files[kind]}-${version}.bin`
    const deviceVersionId = await addDeviceVersion(transaction, {
      deviceKind: kind,
      version,
      numbers: fourNumbersOf(version),
      notes,
      fileName,
      demo: true,
      size: random.between(400_000, 6_000_000),
      sha256: createHash('sha256').update(fileName).digest('hex'),
      createTime: time - ageDays * day
    })
    if (deviceVersionId !== undefined) added.push({ deviceVersionId, version })
  }
  return added
}

/** Three versions for each kind of device, what each device runs, and upgrades; the same for the same seed. */
export const putDeviceUpgradesOfDemo = async (transaction: Database, time: number): Promise<void> => {
  const devices = await findDemoDevices(transaction)
  const [operator] = await findDemoAccounts(transaction)
  const upgrades: Parameters<typeof putDeviceUpgrades>[1][number][] = []
  for (const kind of deviceKinds) {
    const [oldest, middle, newest] = await putVersions(transaction, kind, time)
    if (oldest === undefined || middle === undefined || newest === undefined) continue
    for (const device of devices.filter(({ deviceKind }) => deviceKind === kind)) {
      const { deviceId } = device
      const random = randomFrom(seed, 'device upgrade', kind, deviceId)
      const fate = random.chance(0.5) ? random.pick(fates) : undefined
      const running = fate?.state === 'done' ? newest : random.chance(0.15) ? oldest : middle
      await setDeviceVersion(
        transaction,
        { of: 'everyTenant' },
        { deviceKind: kind, deviceId, version: running.version }
      )
      if (fate === undefined) continue
      const fromVersion = fate.state === 'done' ? middle.version : running.version
      upgrades.push({
        ...device,
        deviceVersionId: newest.deviceVersionId,
        fromVersion,
        toVersion: newest.version,
        ...fate,
        ...timesOf(fate.state, random, time),
        userId: operator?.userId ?? null
      })
    }
  }
  // The records are listed in the order in which they were begun.
  await putDeviceUpgrades(
    transaction,
    upgrades.toSorted((one, other) => one.createTime - other.createTime)
  )
}

const timesOf = (state: DeviceUpgradeState, random: Random, time: number) => {
  if (state === 'waiting') return { progress: 0, createTime: time - 3 * minute, dueTime: time + day }
  if (state === 'downloading' || state === 'installing') {
    const progress = state === 'installing' ? 100 : random.between(5, 95)
    return { progress, createTime: time - 8 * minute, dueTime: time + 10 * minute }
  }
  const createTime = time - random.between(60, 10 * 24 * 60) * minute
  const endTime = createTime + random.between(2, 14) * minute
  return { progress: state === 'done' ? 100 : random.between(0, 90), createTime, dueTime: endTime, endTime }
}
