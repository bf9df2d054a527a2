import { fourNumbersOf } from '#contract/calls/ota/version-number.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forDevices, forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { refuseTenants, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { findDeviceUpgrades, findOpenDeviceUpgrades } from './sql/device-upgrades.ts'
import {
  addDeviceVersion,
  findDeviceVersion,
  findDeviceVersions,
  setDeviceVersionState
} from './sql/device-versions.ts'
import { findKnownDevices } from './sql/devices.ts'
import { findUpgradableDevices } from './sql/upgradable-devices.ts'
import { startDeviceUpgrades } from './start-upgrades.ts'
import { cancelDeviceUpgrade, takeDeviceReport } from './upgrade-reports.ts'

/** Versions of devices, and the upgrades of devices. */
export const platformUpgradeRoutes = (services: CloudServices) => {
  const { database, now, announce } = services
  return {
    deviceVersionList: forMember(calls.deviceVersionList, ({ query }) => findDeviceVersions(database, query)),

    deviceVersionDetail: forMember(calls.deviceVersionDetail, async ({ query: { deviceVersionId } }) => {
      const found = await findDeviceVersion(database, deviceVersionId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    addDeviceVersion: forMember(calls.addDeviceVersion, async ({ body }, member) => {
      refuseTenants(member)
      const { userId } = member
      await countChange(services, 'platform', userId)
      const deviceVersionId = await addDeviceVersion(database, {
        ...body,
        numbers: fourNumbersOf(body.version),
        userId,
        createTime: now()
      })
      if (deviceVersionId === undefined) throw new Refusal(codes.versionExists)
      return { deviceVersionId }
    }),

    setDeviceVersionState: forMember(calls.setDeviceVersionState, async ({ body }, member) => {
      refuseTenants(member)
      await countChange(services, 'platform', member.userId)
      const { deviceVersionId, state } = body
      if (!(await setDeviceVersionState(database, deviceVersionId, state))) throw new Refusal(codes.recordNotFound)
      return null
    }),

    upgradableDevices: forMember(calls.upgradableDevices, ({ query }, member) =>
      findUpgradableDevices(database, scopeOf(member), query)
    ),

    startDeviceUpgrades: forMember(calls.startDeviceUpgrades, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'platform', userId)
      const by = { scope: scopeOf(member), userId, now: now() }
      const { tenantIds, ...started } = await startDeviceUpgrades(database, body, by)
      announce.ofRobots(tenantIds, 'upgrades_changed')
      return started
    }),

    cancelDeviceUpgrade: forMember(calls.cancelDeviceUpgrade, async ({ body: { upgradeId } }, member) => {
      await countChange(services, 'platform', member.userId)
      const tenantId = await cancelDeviceUpgrade(database, upgradeId, { scope: scopeOf(member), now: now() })
      announce.ofRobots([tenantId], 'upgrades_changed')
      return null
    }),

    deviceUpgradeRecords: forMember(calls.deviceUpgradeRecords, ({ query }, member) =>
      findDeviceUpgrades(database, scopeOf(member), query)
    ),

    openDeviceUpgrades: forDevices(calls.openDeviceUpgrades, ({ query }, scope) =>
      findOpenDeviceUpgrades(database, scope, query)
    ),

    knownDevices: forDevices(calls.knownDevices, ({ query }, scope) => findKnownDevices(database, scope, query)),

    reportDevices: forDevices(calls.reportDevices, async ({ body: { reports } }, scope) => {
      const taken = []
      for (const report of reports) taken.push(await takeDeviceReport(database, scope, report, now()))
      announce.ofRobots([...new Set(taken.flatMap(({ tenantIds }) => tenantIds))], 'upgrades_changed')
      return { accepted: taken.filter(({ counts }) => counts).length }
    })
  }
}
