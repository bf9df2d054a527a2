import type { Topic } from '../../topic.ts'
import { putShop } from './demo/put-shop.ts'
import { servePictures } from './pictures/serve-pictures.ts'
import { retention } from './retention.ts'
import { shopRoutes } from './routes/shop.ts'

export const shopTopic = {
  routes: [{ group: 'shop', make: shopRoutes }],
  serve: servePictures,
  retention,
  demo: [{ name: 'shop', put: putShop }]
} satisfies Topic
