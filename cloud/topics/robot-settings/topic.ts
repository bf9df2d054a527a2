import type { Topic } from '../../topic.ts'
import { putSettingsTemplates } from './demo.ts'
import { retention } from './retention.ts'
import { remoteSettingRoutes } from './routes/remote-settings.ts'
import { settingsTemplateRoutes } from './routes/settings-templates.ts'
import { settleSettings } from './settle-settings.ts'

export const robotSettingsTopic = {
  routes: [
    { group: 'stores', make: remoteSettingRoutes },
    { group: 'stores', make: settingsTemplateRoutes }
  ],
  settlers: { readSettings: settleSettings, changeSettings: settleSettings },
  retention,
  demo: [{ name: 'settings templates', put: putSettingsTemplates }]
} satisfies Topic
