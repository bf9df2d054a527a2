import type { Topic } from '../../topic.ts'
import { putCourses } from './demo/courses.ts'
import { retention } from './retention.ts'
import { studyRoutes } from './routes.ts'

export const studyTopic = {
  routes: [{ group: 'study', make: studyRoutes }],
  retention,
  demo: [{ name: 'courses', put: putCourses }]
} satisfies Topic
