import { courses, lessonProgress, lessons } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [courses, 'courses come with the portal'],
    [lessons, 'lessons come with the portal'],
    [lessonProgress, 'one row a lesson and account']
  ]
}
