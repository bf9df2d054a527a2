import { createHash } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'
import { addMaterial } from '../../support/materials.ts'

/** A part of a file, and the hash that says what it holds. */
const part = { file: 'A', sha256: createHash('sha256').update('A').digest('hex') }
const wholeDay = { fromMinute: 0, toMinute: 1_440 }
const seconds = 5

/** The customer's tenant stands below the one that has materials, and has robots that show some. */
const materials: Sample = {
  as: 'customer',
  ids: {
    materialId: {
      ...listed(calls.materialList, 'materialId', { where: ({ models }) => models.includes('T10S') }),
      own: async ({ url, token, caller }) =>
        addMaterial(url, await token(caller, calls.beginMaterial), { models: ['T10S'] })
    },
    groupId: {
      ...listed(calls.materialGroupList, 'groupId', { where: ({ model }) => model === 'T10S' }),
      own: async ({ ask, caller, own }) => {
        const items = [{ materialId: await own('materialId'), seconds }]
        const body = { model: 'T10S', name: 'Own', ...wholeDay, items } as const
        return ask(caller, calls.createMaterialGroup, { body }).then(it => it.groupId)
      }
    }
  },
  values: { ...part, model: 'T10S', ...wholeDay, seconds, 'saveMaterialGroup version': 1 }
}

const resourcePackage = listed(calls.packageList, 'packageId', { query: { age: 'new' } })

const resourcePackages: Sample = {
  as: 'packs',
  ids: {
    packageId: resourcePackage,
    versionId: listed(calls.packageVersionList, 'versionId', {
      query: async (world, whose) => ({ packageId: await world[whose]('packageId') })
    }),
    uploadId: {
      foreign: async ({ ask }) =>
        ask('operator', calls.beginPackageUpload, {
          body: {
            target: { of: 'newPackage', name: 'Of others', robotKind: 'delivery' },
            version: '1.0',
            size: 1,
            digest: 'a'.repeat(64)
          }
        }).then(it => it.uploadId)
    }
  },
  values: { ...part, 'beginPackageUpload version': '9.9', 'beginPackageUpload size': 1 }
}

const madeUpByItself = { shared: 'A name within the scene, by which the caller finds it again.' }

const resources: Sample = {
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

export const samples = { materials, 'resource-packages': resourcePackages, scenes: resources }
