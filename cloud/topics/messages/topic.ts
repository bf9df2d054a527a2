import type { Topic } from '../../topic.ts'
import { putNotices } from './demo/notices.ts'
import { putSentMessages, putTemplates } from './demo/sent-messages.ts'
import { retention } from './retention.ts'
import { announcementRoutes } from './routes/announcements.ts'
import { templateRoutes } from './routes/message-templates.ts'
import { messageRoutes } from './routes/messages.ts'
import { sentMessageRoutes } from './routes/sent-messages.ts'
import { messageWork } from './send-planned.ts'

export const messagesTopic = {
  routes: [
    { group: 'messages', make: messageRoutes },
    { group: 'messages', make: sentMessageRoutes },
    { group: 'messages', make: templateRoutes },
    { group: 'dashboard', make: announcementRoutes }
  ],
  background: [messageWork],
  retention,
  demo: [
    { name: 'notices', put: putNotices },
    {
      name: 'sent messages',
      put: async (transaction, time) => {
        await putTemplates(transaction, time)
        await putSentMessages(transaction, time)
      }
    }
  ]
} satisfies Topic
