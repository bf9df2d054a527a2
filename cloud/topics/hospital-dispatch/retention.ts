import { dispatchOrders, dispatchRefusals, dispatchSettings } from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(dispatchOrders)],
  bounded: [
    [dispatchSettings, 'one row a hospital'],
    [dispatchRefusals, 'one row a robot']
  ]
}
