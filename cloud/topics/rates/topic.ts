import type { Topic } from '../../topic.ts'
import { retention } from './retention.ts'

export const ratesTopic = {
  retention
} satisfies Topic
