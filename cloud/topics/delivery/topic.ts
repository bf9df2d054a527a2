import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'

export const deliveryTopic = {
  retention
} satisfies Topic
