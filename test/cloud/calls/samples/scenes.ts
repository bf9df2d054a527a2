import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'

const madeUpByItself = { shared: 'A name within the scene, by which the caller finds it again.' }

const scenes: Sample = {
  ids: {
    sceneId: {
      ...listed(calls.sceneList, 'sceneId'),
      own: async ({ ask, own }) =>
        ask('tenant', calls.createScene, { body: { storeId: await own('storeId'), name: 'Own' } }).then(
          it => it.sceneId
        )
    },
    floorId: madeUpByItself,
    serviceDeskId: madeUpByItself
  },
  values: { floors: [] }
}

export const samples = { scenes }
