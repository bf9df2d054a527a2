import type { CallData, CallRequest } from '#contract/call.ts'
import { type DeviceKind, deviceKinds } from '#contract/calls/device-upgrades/device-versions.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addDeviceUpgrades } from './sql/device-upgrades.ts'
import { lockDeviceVersions } from './sql/device-versions.ts'
import { type FoundDevice, findChosenDevices } from './sql/devices.ts'
import { upgradePlan } from './upgrade-plan.pure.ts'

type Start = typeof calls.startDeviceUpgrades
type Wish = CallRequest<Start>['body']
type By = { scope: Scope; userId: number; now: number }

/** For so long an upgrade waits for a device that is switched off. */
const waitMs = day

const illegal = (field: string, reason: string): Refusal =>
  new Refusal(codes.parameterIllegal, { data: [{ field, reason }] })

/** @throws Refusal 610603 where one of them is not there, 612051 for one that is withdrawn, 610604 for two of a kind */
const versionsFor = async (transaction: Database, deviceVersionIds: readonly number[]) => {
  const ids = [...new Set(deviceVersionIds)]
  const versions = await lockDeviceVersions(transaction, ids)
  if (versions.length < ids.length) throw new Refusal(codes.recordNotFound)
  if (versions.some(({ state }) => state !== 'published')) throw new Refusal(codes.noUsableVersion)
  if (new Set(versions.map(({ deviceKind }) => deviceKind)).size < versions.length)
    throw illegal('deviceVersionIds', 'one version for each kind')
  return versions
}

/** @throws Refusal 610603 where one of them is not there for the user, 610604 for a kind without a version */
const devicesFor = async (
  transaction: Database,
  scope: Scope,
  devices: Wish['devices'],
  kinds: readonly DeviceKind[]
): Promise<FoundDevice[]> => {
  const found: FoundDevice[] = []
  for (const kind of deviceKinds) {
    const ids = new Set(devices.filter(it => it.deviceKind === kind).map(it => it.deviceId))
    if (ids.size === 0) continue
    const ofKind = await findChosenDevices(transaction, scope, kind, [...ids])
    if (ofKind.length < ids.size) throw new Refusal(codes.recordNotFound)
    if (!kinds.includes(kind)) throw illegal('deviceVersionIds', `a version for ${kind}`)
    found.push(...ofKind)
  }
  return found
}

/**
 * Upgrades devices, each to the version of its kind. Of two people who begin at once, the first gets the device: rows go in
 * in one order, so that nobody waits for the other in a circle.
 * @returns the call's answer, and whose devices they are
 * @throws Refusal as the call's summary says
 */
export const startDeviceUpgrades = (
  database: Database,
  { devices, deviceVersionIds, allowOlder }: Wish,
  { scope, userId, now }: By
): Promise<CallData<Start> & { tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const versions = await versionsFor(transaction, deviceVersionIds)
    const kinds = versions.map(({ deviceKind }) => deviceKind)
    const found = await devicesFor(transaction, scope, devices, kinds)
    const { planned, current, older } = upgradePlan(found, versions)
    if (older > 0 && !allowOlder) throw illegal('allowOlder', 'true for an older version')
    const begun = await addDeviceUpgrades(
      transaction,
      planned.map(({ device: { version, ...device }, wanted }) => ({
        ...device,
        deviceVersionId: wanted.deviceVersionId,
        fromVersion: version,
        toVersion: wanted.version,
        state: 'waiting' as const,
        progress: 0,
        userId,
        createTime: now,
        dueTime: now + waitMs
      }))
    )
    if (planned.length > 0 && begun.length === 0) throw new Refusal(codes.upgradeRepeated)
    return {
      begun: begun.length,
      upgrading: planned.length - begun.length,
      current,
      tenantIds: [...new Set(planned.map(({ device: { tenantId } }) => tenantId))]
    }
  })
