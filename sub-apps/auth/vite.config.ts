import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { portalSubApp, sharedReact } from '#kit/tools/vite.ts'

export default defineConfig({
  plugins: [react(), portalSubApp({ prefix: 'auth', entry: '/index.tsx', shared: sharedReact })]
})
