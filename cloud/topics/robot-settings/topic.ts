import type { Topic } from '../../topic.ts'
import { putSettingsTemplates } from './demo.ts'
import { endSettings } from './end-settings.ts'
import { retention } from './retention.ts'
import { remoteSettingRoutes } from './routes/remote-settings.ts'
import { settingsTemplateRoutes } from './routes/settings-templates.ts'

export const robotSettingsTopic = {
  routes: [
    { group: 'stores', make: remoteSettingRoutes },
    { group: 'stores', make: settingsTemplateRoutes }
  ],
  endHandlers: { readSettings: endSettings, changeSettings: endSettings },
  retention,
  demo: [{ name: 'settings templates', put: putSettingsTemplates }]
} satisfies Topic
