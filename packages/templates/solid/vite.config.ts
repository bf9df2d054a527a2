import { playwright } from '@vitest/browser-playwright'
import { launchOptions, portalSubApp } from 'robot-portal-kit/vite'
import solid from 'vite-plugin-solid'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [solid(), portalSubApp()],
  test: {
    // Else Solid's plugin asks for jsdom.
    environment: 'node',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      instances: [{ browser: 'chromium' }]
    }
  }
})
