import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions, portalSubApp } from 'robot-portal-kit/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), portalSubApp()],
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
