import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'
import { part } from './materials.ts'

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

export const samples = { 'resource-packages': resourcePackages }
