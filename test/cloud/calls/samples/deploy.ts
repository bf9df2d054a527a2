import { usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import { calls } from '#contract/index.ts'
import { type Find, listed, type Sample } from '../../support/calls/sample.ts'

const diagnosisOf =
  (whose: 'own' | 'foreign'): Find =>
  async world =>
    world
      .ask('operator', calls.startDiagnosis, { body: { robotId: await world[whose]('idleRobotId'), checks: ['disk'] } })
      .then(it => it.requestId)

/** Open requests to robots. */
export const diagnosis = { own: diagnosisOf('own'), foreign: diagnosisOf('foreign') }

/** A log that somebody asked a robot of others for, and that the robot did not send yet. */
export const log: Find = async ({ ask, foreign, now }) =>
  ask('operator', calls.askForRemoteLog, {
    body: { robotId: await foreign('idleRobotId'), log: 'system', from: now - 60_000, to: now }
  }).then(it => it.requestId)

const deploy: Sample = {
  ids: {
    requestId: { foreign: log },
    'diagnosisDetail requestId': diagnosis,
    mappingId: listed(calls.mappingList, 'mappingId'),
    deploymentId: listed(calls.deploymentList, 'deploymentId', { query: { state: 'open' } })
  },
  values: {
    features: usualMapping,
    checks: ['disk'],
    values: [{ key: 'speed', value: 80 }]
  }
}

export const samples = { deploy, 'robot-logs': deploy }
