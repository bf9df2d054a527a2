import { demoParts, shippedParts, writeProbes } from '../schema.ts'
import type { TopicRetention } from './retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [shippedParts, 'a row for each part that comes with the portal'],
    [demoParts, 'a row for each part of the demo data'],
    [writeProbes, 'one row']
  ]
}
