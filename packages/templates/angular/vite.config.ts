import { playwright } from '@vitest/browser-playwright'
import { launchOptions, portalSubApp } from 'robot-portal-kit/vite'
import { defineConfig } from 'vitest/config'
import { angular } from './angular-plugin.ts'

export default defineConfig({
  plugins: [angular(), portalSubApp()],
  test: {
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }]
    }
  }
})
