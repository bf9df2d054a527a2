import vue from '@vitejs/plugin-vue'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions, portalSubApp } from 'robot-portal-kit/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: tag => /^(portal|sl)-/.test(tag) } } }),
    portalSubApp()
  ],
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
