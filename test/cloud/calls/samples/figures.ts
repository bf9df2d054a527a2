import { calls } from '#contract/index.ts'
import type { Sample } from '../../support/calls/sample.ts'

const days = { from: '2026-03-01', to: '2026-03-12' }

const figures: Sample = {
  as: 'distributor',
  ids: {
    exportId: {
      foreign: async ({ ask }) =>
        ask('operator', calls.startExport, { body: { dataset: 'tasks', ...days } }).then(it => it.exportId)
    }
  },
  values: { dataset: 'tasks', ...days, day: '2026-03-11' }
}

export const samples = { figures, exports: figures }
