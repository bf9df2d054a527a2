import { faultActs, faultCare } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [faultCare, 'one row a fault, which goes with it'],
    [faultActs, 'a hundred rows a fault and its closing, which go with it']
  ]
}
