import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'

const openPlatform: Sample = {
  ids: {
    customerId: listed(calls.openCustomerList, 'customerId', { where: ({ state }) => state === 'approved' }),
    applicationId: listed(calls.openApplicationList, 'applicationId'),
    noteId: { shared: 'The maker’s; everybody who may make the call sees each.' }
  },
  values: { email: 'a@b.example', day: '2026-03-11', scopes: ['robots:read'] }
}

export const samples = { 'open-platform': openPlatform }
