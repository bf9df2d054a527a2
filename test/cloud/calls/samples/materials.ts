import { createHash } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'
import { addMaterial } from '../../support/materials.ts'

/** A part of a file, and the hash that says what it holds. */
export const part = { file: 'A', sha256: createHash('sha256').update('A').digest('hex') }
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

export const samples = { materials }
