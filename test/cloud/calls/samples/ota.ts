import { calls } from '#contract/index.ts'
import { type Find, listed, type Sample } from '../../support/calls/sample.ts'
import { log } from './deploy.ts'

const makers = 'The maker’s; everybody who may make the call sees each.'

const models = ['T6', 'T8', 'T9']
const careful = { nightFrom: 0, nightTo: 0, failureShareMax: 5, waveShares: [100] }

const started: Find = async ({ ask, own }) =>
  ask('operator', calls.startRollOut, {
    body: { machineVersionId: await own('machineVersionId'), filter: { models }, ...careful }
  }).then(it => it.rollOutId)

const ota: Sample = {
  ids: {
    /** None of its robots belongs to the tenant. Beside another id, any roll-out that is there will do. */
    rollOutId: { own: started, foreign: started },
    machineVersionId: {
      shared: makers,
      own: listed(calls.machineVersionList, 'machineVersionId', { where: ({ state }) => state === 'released' }).own
    },
    softwareId: { shared: makers },
    versionId: { shared: makers, own: listed(calls.machinePartList, 'versionId').own },
    requestId: { foreign: log },
    keyId: { shared: makers },
    versionIds: { shared: makers }
  },
  values: { models, ...careful }
}

export const samples = { ota }
