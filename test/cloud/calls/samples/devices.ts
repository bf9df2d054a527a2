import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'

const elevator = listed(calls.elevatorList, 'elevatorId')
const phone = listed(calls.phoneList, 'phoneId')
const phoneVersion = listed(calls.deviceVersionList, 'deviceVersionId', { where: it => it.deviceKind === 'phone' })
const makers = 'The maker’s; everybody who may make the call sees each.'

const devices: Sample = {
  ids: {
    elevatorId: elevator,
    rideId: listed(calls.rideList, 'rideId', {
      query: async (world, whose) => ({ elevatorId: await world[whose]('elevatorId') })
    }),
    stressTestId: {
      foreign: async ({ ask, foreign }) =>
        ask('operator', calls.startStressTest, {
          body: { elevatorId: await foreign('elevatorId'), rides: 1 }
        }).then(it => it.stressTestId)
    },
    watchId: listed(calls.watchList, 'watchId'),
    watchTaskId: listed(calls.watchTaskList, 'watchTaskId'),
    phoneId: phone,
    phoneCallId: listed(calls.phoneCallList, 'phoneCallId'),
    deviceId: phone,
    upgradeId: listed(calls.deviceUpgradeRecords, 'upgradeId'),
    deviceVersionId: { shared: makers },
    deviceVersionIds: { shared: makers, own: phoneVersion.own },
    ruleId: listed(calls.notificationRuleList, 'ruleId'),
    roleId: {
      own: async ({ ask }) =>
        ask('tenant', calls.createRole, { body: { name: 'Of the tenant', permissions: [] } }).then(it => it.roleId),
      foreign: async ({ ask, foreign }) =>
        ask('operator', calls.createRole, {
          body: { name: 'Elsewhere', permissions: [], tenantId: await foreign('tenantId') }
        }).then(it => it.roleId)
    }
  },
  values: {
    serial: 'T-OTHERS',
    floors: ['1', '2'],
    from: '1',
    to: '2',
    quiet: null,
    timeZone: 'UTC',
    deviceKind: 'phone'
  }
}

export const samples = {
  elevators: devices,
  phones: devices,
  watches: devices,
  devices,
  'device-upgrades': devices,
  'mobile-notifications': devices
}
