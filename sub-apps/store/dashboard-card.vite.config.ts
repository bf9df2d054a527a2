import { defineConfig } from 'vite'
import { portalSubApp } from '../../packages/kit/tools/vite.ts'

export default defineConfig({
  plugins: [portalSubApp({ prefix: 'store', entry: '/dashboard-card/index.ts', name: 'dashboard-card' })]
})
