import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { portalSubApp } from '#kit/tools/vite.ts'

export default defineConfig({
  plugins: [
    vue({
      features: { optionsAPI: false },
      template: { compilerOptions: { isCustomElement: tag => /^(portal|sl)-/.test(tag) } }
    }),
    portalSubApp({ prefix: 'robot', entry: '/index.ts', severalFiles: true })
  ]
})
