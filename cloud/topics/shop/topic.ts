import type { Topic } from '../../topic.ts'
import { putShop } from './demo/put-shop.ts'
import { retention } from './retention.ts'
import { shopRoutes } from './routes/shop.ts'

export const shopTopic = {
  routes: [{ group: 'shop', make: shopRoutes }],
  retention,
  demo: [{ name: 'shop', put: putShop }]
} satisfies Topic
