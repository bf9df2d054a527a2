import { dashboardLayouts, productSales } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [productSales, 'one row a model and month'],
    [dashboardLayouts, 'one row an account']
  ]
}
