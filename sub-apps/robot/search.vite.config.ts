import { defineConfig } from 'vite'
import { portalSubApp } from '#kit/tools/vite.ts'

export default defineConfig({ plugins: [portalSubApp({ prefix: 'robot', entry: '/search.ts', name: 'search' })] })
