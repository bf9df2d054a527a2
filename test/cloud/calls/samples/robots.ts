import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { type Find, listed, type Sample } from '../../support/calls/sample.ts'
import { diagnosis } from './deploy.ts'

const template: CallInput<typeof calls.createSettingsTemplate>['body'] = {
  name: 'Slow',
  robotKind: 'delivery',
  values: [{ key: 'speed', value: 60 }]
}

/** The distributor's own one; the tenant below it sees the maker's alone. */
const templateOfOthers: Find = async ({ ask }) =>
  ask('distributor', calls.createSettingsTemplate, { body: template }).then(it => it.templateId)

const robot: Sample = {
  ids: {
    templateId: {
      own: async ({ ask }) =>
        ask('operator', calls.createSettingsTemplate, { body: template }).then(it => it.templateId),
      foreign: templateOfOthers
    },
    applicationId: {
      foreign: async ({ ask, foreign }) =>
        ask('distributor', calls.applySettingsTemplate, {
          body: { templateId: await foreign('templateId'), chosen: { by: 'filter' } }
        }).then(it => it.applicationId)
    },
    lockId: listed(calls.lockList, 'lockId'),
    filterId: {
      foreign: async ({ ask }) =>
        ask('operator', calls.saveFilter, { body: { name: 'Of others', filter: {} } }).then(it => it.filterId)
    },
    'saveRobotTag tenantId': listed(calls.robotList, 'tenantId'),
    'deleteRobotTag tenantId': listed(calls.robotList, 'tenantId'),
    'robotTagList tenantId': { shared: 'The tags of an organisation that the person does not see are none.' },
    'saveFilter tenantId': { shared: 'A filter of an organisation that the person does not see finds nothing.' },
    eventId: { shared: 'The robot makes it up, to say the same once.' },
    'askRobotToAct floorId': { own: async () => 1, shared: 'A floor of the map of this robot.' },
    floorId: { shared: 'A number within the building.' }
  },
  values: { day: '2026-03-11', values: template.values, reason: 'service', add: ['events'] }
}

const faultCare: Sample = {
  ids: {
    faultId: listed(calls.faultRecords, 'faultId'),
    faultIds: listed(calls.faultRecords, 'faultId'),
    seenKeeperId: { own: async () => 1, shared: 'It only says whom the person saw. Another one refuses the act.' },
    keeperId: {
      own: async () => 1,
      shared: 'People of other organisations cannot look after a fault, as those who are not there.'
    }
  }
}

const makers = { shared: 'Only people who see every organisation make this call.' }

const registry: Sample = {
  ids: {
    'freeSerial robotId': makers,
    'moveRobot tenantId': {
      own: listed(calls.storeList, 'tenantId').own,
      shared: 'Whoever sees one organisation alone is refused for every other id.'
    },
    'moveRobot seenStoreId': {
      own: listed(calls.storeList, 'storeId').own,
      shared: 'It only says where the person saw the robot.'
    },
    'registerRobots tenantId': makers,
    'registerRobots storeId': makers,
    'registrationStores tenantId': makers,
    'importRobots tenantId': makers
  },
  values: { 'importRobots file': 'serial,model\nX-1,X\n' }
}

const materialOfOthers: Find = async ({ ask }) => {
  const { list } = await ask('packs', calls.materialList)
  return list[0]?.materialId ?? 0
}

const requests: Sample = {
  ids: {
    requestId: diagnosis,
    materialIds: { foreign: materialOfOthers }
  }
}

const savedFilters: Sample = {
  ids: {
    filterId: {
      foreign: async ({ ask }) =>
        ask('operator', calls.saveListFilter, { body: { list: 'stores', name: 'Of others', query: 'sort=name' } }).then(
          it => it.filterId
        )
    }
  }
}

/** One of the robot maker, which no organisation looks after. */
const gatewayOfOthers: Find = async ({ ask }) =>
  ask('operator', calls.createGateway, { body: { name: 'Of the maker', reportsDevices: false } }).then(
    it => it.gatewayId
  )
const robotOfOthers: Find = ({ foreign }) => foreign('robotId')

const credentials: Sample = {
  ids: { gatewayId: { foreign: gatewayOfOthers }, holderId: { foreign: robotOfOthers } },
  values: { holder: 'robot', seenTime: null, serials: ['X-1'] }
}

export const samples = {
  robots: robot,
  'robot-acts': robot,
  'robot-credentials': credentials,
  'robot-details': robot,
  'fault-care': faultCare,
  'robot-locks': robot,
  'robot-registry': registry,
  'robot-reports': robot,
  'robot-settings': robot,
  'robot-requests': requests,
  'saved-filters': savedFilters
}
