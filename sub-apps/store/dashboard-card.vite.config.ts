import { defineConfig } from 'vite'
import { portalSubApp } from '#kit/tools/vite.ts'

export default defineConfig({
  plugins: [portalSubApp({ prefix: 'store', entry: '/dashboard-card/index.ts', name: 'dashboard-card' })]
})
