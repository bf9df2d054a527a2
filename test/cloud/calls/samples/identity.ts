import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'

const identity: Sample = {
  as: 'customer',
  ids: {
    sessionId: listed(calls.sessionList, 'sessionId'),
    imageId: { shared: 'Who asks for a picture gets its id; nobody else knows it.' },
    before: { shared: 'Narrows the own list down.' }
  }
}

export const samples = { identity }
