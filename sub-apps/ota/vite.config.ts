import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { portalSubApp } from '#kit/tools/vite.ts'

export default defineConfig({
  plugins: [svelte({ configFile: false, emitCss: false }), portalSubApp({ prefix: 'ota', entry: '/index.ts' })]
})
