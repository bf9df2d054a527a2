import type { Topic } from '../../topic.ts'
import { putOpenPlatform } from './demo/open-platform.ts'
import { serveOutsideCalls } from './outside/serve-outside.ts'
import { retention } from './retention.ts'
import { openPlatformRoutes } from './routes/open-platform.ts'
import { openReleaseRoutes } from './routes/release-notes.ts'

export const openPlatformTopic = {
  routes: [
    { group: 'administration', make: openPlatformRoutes },
    { group: 'administration', make: openReleaseRoutes }
  ],
  serve: serveOutsideCalls,
  retention,
  demo: [{ name: 'open platform', put: putOpenPlatform }]
} satisfies Topic
